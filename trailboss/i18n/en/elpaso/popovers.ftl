### What is said beside a piece of El Paso, and is not printed on it.

ui-about-ep-rancher = goes on by at least one step, and always stops in El Paso
ui-about-ep-simmental = every rancher that reaches El Paso takes one; the last announces the end
ui-about-ep-post = trading post { $value }
ui-about-ep-worth = needs a hand worth { $value }
ui-about-ep-again = takes any number of your discs
ui-about-ep-left = { $count } left
ui-about-ep-workers = { $what } and ${ $dollars }
ui-about-ep-slot = disc slot: { $name }
ui-about-ep-covered = its disc lies there still
ui-about-ep-site = building here costs ${ $cost } more
ui-about-ep-stack = the top one may be taken unseen
ui-about-ep-sue-row = counted, never discarded
