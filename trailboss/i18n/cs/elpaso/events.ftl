### What happens in El Paso.

event-announce = { $who } bere poslední kartu Simmental: další rančer v El Pasu spustí konec hry
event-cow = { $who } získává krávu: { $thing }
event-el-paso = { $who } přijíždí do El Pasa
event-no-disc = { $who } nepokládá žádný kámen
event-post = { $who } pokládá kámen na obchodní stanici { $amount }
event-ready = { $who } má připraveného pracovníka: { $thing }
event-show = { $who } ukazuje: { $thing }
event-token = { $who } bere: { $thing }
event-train = { $who } používá kartu vlaku { $amount }
event-use = { $who } provádí akci { $amount }: { $thing }
