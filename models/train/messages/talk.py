"""What people say around a wish and that is nothing to be drawn or done: put before and behind messages in training."""

# before a wish that names a thing at once
ASKS = """can you make me|could you draw|please make|I need|i want|I'd like|we need|gimme|draw me|could I get|looking for|would love|how about|can I have|make|create|generate
|please draw|I would like to have|is it possible to get|any chance of|let's make|I am looking for|could you create|pls make|can u do|can u make me|would you draw|we could use|need
|I wonder if you could draw|would it be possible to have|maybe you can do|what about|I'd love to see|I was hoping for|next I need|now|then|also|first|hey can you do""".replace("\n", "").split("|")

BEFORE = """hello,|hi!|hi there,|hey|good morning,|Hello everyone,|hey there!|ok so|so|alright,|hmm|well,|please,|sorry to bother you but|quick one:|urgent:|next:|task:|request:|another one:
|hi, I'm new here.|I am a teacher and|I'm a beginner.|We are a small team.|we are two students making a game.|my son is seven.|It is for my daughter's birthday.|I have no idea how this works but
|we're doing a game jam this weekend,|jam theme is "growth",|I'm making a game about bees.|we're building a board game,|for my thesis|for our stand at the fair|For my class on the middle ages,|for school
|my grandpa was a sailor.|I work for a bakery.|This is for a poster at work.|our club has its anniversary soon,|for the website of my dentist,|my boss wants this by noon,|for a puzzle game I am working on,
|I teach biology to ten year olds.|We run a small museum.|for my dnd campaign|tomorrow is the presentation and|long story short,|for my portfolio|My wife said you could help me.|I saw this on a forum.
|not sure if you can do this but|ok here is my idea:|I played your demo yesterday, great stuff.|thanks for the last one!|nice, now|perfect.|that worked well.|For a church newsletter|for the newsletter
|for a little quiz about animals|For my youtube intro|since it's october,|christmas is coming,|we lost our artist last week.|my artist quit,|I can't draw at all, so|I can not draw.|In my story a village is flooded.""".replace("\n", "").split("|")

AFTER = """please|pls|thanks|thank you|thank you!|thx|asap|if possible|if you can|when you have time|by friday|by tomorrow|no rush|for my game|for a game jam|for my rpg|for my school project
|for my presentation|for a poster|for my kids|for a birthday card|for our website|for my students|for a mobile game|for my platformer|for our team|for a card game|for my thesis|for a children's book
|it's for my sister|it would help a lot|that would be great|that would be awesome|you choose the rest|nothing fancy|nothing special|the rest is up to you|whatever you think is best|surprise me with the details
|I'd be grateful|cheers|many thanks|lol|haha|would be cool|for the shop|for my stream|for twitch|for the fair|to print on a mug|so the kids can colour it|for an exhibition|for the intro|for my youtube channel
|we need it for level two|is that ok?|ok?|does that work?|can you do that?|is that possible?|we present on monday|the deadline is tonight|that's all|that is all I need for now|for the tutorial|for my dnd campaign""".replace("\n", "").split("|")
