### What happens in El Paso.

event-announce = { $who } bierze ostatnią kartę Simmental: następny ranczer w El Paso uruchomi koniec gry
event-cow = { $who } pozyskuje krowę: { $thing }
event-el-paso = { $who } dociera do El Paso
event-no-disc = { $who } nie umieszcza dysku
event-post = { $who } umieszcza dysk w placówce handlowej { $amount }
event-ready = { $who } umieszcza w obszarze pracowników: { $thing }
event-show = { $who } pokazuje: { $thing }
event-token = { $who } bierze: { $thing }
event-train = { $who } używa karty pociągu { $amount }
event-use = { $who } wykonuje akcję { $amount }: { $thing }
