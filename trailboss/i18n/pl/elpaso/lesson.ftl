### The introduction, step by step.

ui-learn-elpaso-1 = El Paso to wielki szlak w skrócie: Twój ranczer krąży w kółko, a każde okrążenie kończy się dostawą. Zaczynasz od żetonu celu. Na koniec daje punkty, jeśli go zrealizujesz. Weź podświetlony.
ui-learn-elpaso-2 = Brązowe kafelki to budynki neutralne, każdy może z nich korzystać. Ranczer zaczyna na jednym z nich. Postaw go tutaj.
ui-learn-elpaso-3 = Tura: idź, działaj, dobierz. Idziesz od jednego do trzech kroków, krok prowadzi do następnego kafelka; puste pola się nie liczą. Do El Paso są trzy kroki i kto tam dotrze, staje. Ruszaj.
ui-learn-elpaso-4 = El Paso dało Ci 5 dolarów i kartę Simmental. Przed dostawą żeton wymiany dał Ci kartę, a teraz jedną odrzucasz. W dostawie każda rasa liczy się raz, więc oddaj słabą kartę: Criollo.
ui-learn-elpaso-5 = Teraz ręka jest wyceniona, a Ty wybierasz placówkę handlową o wartości nie większej. Dalsze są cenniejsze. Twoja ręka sięga 5.
ui-learn-elpaso-6 = Dysk z planszetki trafia na placówkę, a to, co zakrywał, jest odtąd otwarte. Ten otwiera drugą akcję pomocniczą: certyfikaty, dzięki którym kolejne dostawy są więcej warte.
ui-learn-elpaso-7 = Ręka została odrzucona i dobrana na nowo, Ben też dostarczył. Za El Paso zaczyna się nowe okrążenie. Idź do pierwszego kafelka.
ui-learn-elpaso-8 = Pracownicy są tu kartami. Leżą w Twoim obszarze pracowników, aż odrzucisz ich za to, co robią, a potem wracają ze stadem. B zatrudnia jednego za 5 dolarów i drugiego, innego rodzaju, za 8. Zatrudnij kowboja; po nim przyjdzie inżynier.
ui-learn-elpaso-9 = Idziesz trzy kroki dalej. Tu można budować: budynek wymaga budowniczych, których odrzucasz, i po 2 dolary za każdego. Możesz mieć dwa. Wybierz ten za jednego budowniczego.
ui-learn-elpaso-10 = Postaw go tam, gdzie przechodzisz na początku każdego okrążenia. Używasz go tylko Ty; dla innych to dodatkowy krok.
ui-learn-elpaso-11 = To cała gra: krótkie okrążenia, pracownicy, którzy przychodzą i odchodzą, i dostawy, które otwierają planszetkę. Każde przybycie do El Paso bierze kartę Simmental, a gdy ich stos się skończy, koniec jest bliski. W siodło!
