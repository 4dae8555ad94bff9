### Why something is not allowed in El Paso.

refusal-actions-of-the-tile-instead = jen místo akcí budovy
refusal-all-rounders = potřeba všeumělů: { $needs }, máš { $has }
refusal-already-done = už to proběhlo
refusal-another-kind-of-token = je to jiný druh žetonu
refusal-builders-of-the-kind = musí vyžadovat alespoň tolik řemeslníků: { $needs }, vyžaduje { $has }
refusal-buildings-in-the-market = žádná tohoto druhu už nezbývá
refusal-cow-does-not-fit = tato kráva se nehodí
refusal-cows-in-the-market = žádná tohoto plemene už nezbývá
refusal-dark-disc-on-light-post = kámen z tmavého pole lze položit jen na tmavou stanici
refusal-different-kinds-only = druhý pracovník musí být jiného druhu
refusal-different-ones-only = pomocné akce musí být různé
refusal-face-up-only = jen žeton, který leží lícem nahoru
refusal-fitting-cows = žádná kráva v ruce se nehodí
refusal-fitting-discs = žádný tvůj kámen tam nelze položit
refusal-its-disc-is-in-place = zamčeno, dokud na ní leží kámen
refusal-not-the-next-stop = není to nejbližší zastavení
refusal-own-disc-is-there = tvůj kámen už tam je
refusal-ownership-markers = obě tvé značky vlastníka už jsou použité
refusal-room-on-the-track = všechny certifikáty už máš
refusal-tokens-in-the-stack = hromádka je prázdná
refusal-tokens-in-the-supply = žádný žeton nezbývá
refusal-workers-in-the-market = žádný tohoto druhu už nezbývá
