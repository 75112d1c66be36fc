web-flure-hall = The hall
web-flure-exit = exit
web-flure-entrance = entrance
web-flure-monster = Monster
web-flure-outside = outside
web-flure-waiting = Waiting outside
web-flure-saved = Safe
web-flure-which-way = Several ways lead there. Which one?
