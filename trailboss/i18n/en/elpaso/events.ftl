### What happens in El Paso.

event-announce = { $who } took the last Simmental card: the next rancher in El Paso brings the end
event-cow = { $who } gains a { $thing }
event-el-paso = { $who } is in El Paso
event-no-disc = { $who } places no disc
event-post = { $who } puts a disc on trading post { $amount }
event-ready = { $who } has a worker ready: { $thing }
event-show =
    { $what ->
        [many] { $who } shows { $thing }
       *[other] { $who } shows a { $thing }
    }
event-token = { $who } takes { $thing }
event-train = { $who } uses train card { $amount }
event-use = { $who } performs action { $amount } of { $thing }
