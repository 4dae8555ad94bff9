### What is said beside a piece of El Paso, and is not printed on it.

ui-about-ep-rancher = idzie co najmniej o krok i zawsze staje w El Paso
ui-about-ep-simmental = bierze ją każdy ranczer, który dotrze do El Paso; ostatnia zapowiada koniec
ui-about-ep-post = placówka handlowa { $value }
ui-about-ep-worth = wymaga ręki o wartości { $value }
ui-about-ep-again = mieści dowolnie wiele Twoich dysków
ui-about-ep-left = zostało: { $count }
ui-about-ep-workers = { $what } i { $dollars } $
ui-about-ep-slot = pole dysku: { $name }
ui-about-ep-covered = jego dysk wciąż tu leży
ui-about-ep-site = budowa kosztuje tu { $cost } $ więcej
ui-about-ep-stack = wierzchni można wziąć w ciemno
ui-about-ep-sue-row = liczeni, nigdy nie odrzucani
