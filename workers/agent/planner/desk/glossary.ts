/** Words of the craft that somebody may ask about, each with what it is and what it is here. */
type Entry = readonly [words: string, answer: string];

const ENTRIES: readonly Entry[] = [
  ['sprite', 'A sprite is a small picture with a transparent background that a game moves over its ground: a figure, a coin, a shot. Here every character and thing is one.'],
  ['spritesheet', 'A sprite sheet is one picture that holds all frames of a figure in rows: a row for each movement and direction. Engines cut it up again. Say "export my … as a sprite sheet".'],
  ['tileset', 'A tileset is a set of small squares of ground that fit each other at every edge, so that a level can be laid of them like a floor. Say its two grounds: "grass and water tileset".'],
  ['palette', 'A palette is the set of colours that a picture may use. Few, well chosen colours hold pixel art together: "in Game Boy colours", "in 8 colours".'],
  ['dithering dither', 'Dithering mixes two colours by a pattern of single pixels, like a chessboard, so that a third one is seen in between. It was made for machines with few colours, and gives a rough, old look.'],
  ['anti-aliasing antialiasing anti-alias', 'Anti-aliasing puts pixels of a middle colour at the steps of a slanted line, so that it looks smooth. In pixel art it is done by hand and sparingly; outer edges stay hard, so that a sprite fits any background.'],
  ['isometric', 'Isometric is a view from above and aside in which lengths are kept and lines of the ground run two pixels across for one down. Here: "isometric grass tile", "isometric stone block".'],
  ['top-down topdown', 'Top-down means seen from above, as on a map; "low top-down" shows figures more from the front, as most role-playing games do.'],
  ['parallax', 'Parallax means background layers that move at different speeds — far hills slowly, near trees fast — so that a flat picture looks deep. Games of mine have it; single backgrounds I draw as one picture.'],
  ['hitbox', 'A hitbox is the invisible frame in which something can be hit. A good one is a little smaller than the picture for the hero and a little larger for what he collects.'],
  ['frame frames', 'A frame is one picture of an animation. Here a walk has 4, 6 or 8, other movements 4 to 16.'],
  ['idle', 'An idle animation is what a figure does while nothing happens: it breathes, sways, blinks. Say "add an idle animation".'],
  ['walkcycle', 'A walk cycle is the few pictures of two steps that repeat without a seam: 4, 6 or 8 frames here. Say "a knight who walks".'],
  ['autotile autotiling wang', 'Autotiling chooses the right edge or corner of a tileset by itself, from what lies beside it. My tilesets are made for it: all 16 corner pieces of two grounds, for Tiled, Godot, Unity and LDtk.'],
  ['nine-slice 9-slice nineslice 9slice', 'Nine-slice cuts a panel into corners, edges and a middle, so that it can be stretched to any size without its corners growing. Interfaces that I draw come with those margins.'],
  ['seamless tileable', 'Seamless means that a picture goes on at its other edge, so that it can be repeated without a visible joint.'],
  ['normal-map normalmap', 'A normal map tells an engine which way each pixel faces, for lights that move. I draw finished pictures without one; Laigter and SpriteIlluminator make them from my PNG files.'],
  ['outline', 'The outline is the dark line around a figure. "black outline", "coloured outline" or "no outline" says it with the wish.'],
  ['1-bit 1bit', '1-bit means two colours and nothing between, like the first Macintosh. Say "1-bit" with the wish.'],
  ['8-bit 8bit', '8-bit stands for machines like the NES: few colours, tiles of 8 pixels, hard outlines. Say "NES style" or "8-bit" with the wish.'],
  ['16-bit 16bit', '16-bit stands for machines like the SNES and Mega Drive: more colours, soft shading, figures of 32 to 48 pixels. Say "SNES style" with the wish.'],
  ['npc', 'An NPC is a figure that nobody plays: a shopkeeper, a villager, somebody who tells something. Say who it is, and I draw it.'],
  ['roguelike rogue-like', 'A roguelike is a game of rooms made anew each time, in which death ends the run. Nearest to it I build top-down adventures and shooters with waves.'],
  ['metroidvania', 'A metroidvania is one large map seen from the side, whose doors open as the hero learns new ways to move. Nearest to it I build platformers, level after level.'],
  ['hud', 'A HUD is what lies over the picture of a game: lives, score, a bar of health. Say "a HUD with hearts and a score".'],
  ['chibi', 'Chibi means a large head on a small body, two or three heads high: cute, and easy to read at a small size. Say "chibi" with the wish.'],
  ['job jobs', 'A job is one piece of work in the queue: a picture, an animation or a tileset that is waiting or being drawn. The number in the corner of the studio counts them; each shows how far it is and can be cancelled there.'],
  ['generation generations credit credits', 'A generation is the unit in which things are priced here: a character, a thing, a tileset or a picture costs 1, each direction of an animation 1, an interface or a change of a character 20. "How many do I have left?" tells your balance.'],
  ['seed', 'A seed is the number from which everything that your words leave open is drawn: the same words and seed give the same picture, another seed another one.'],
  ['template', 'A template is a ready-made movement (walk, run, idle, attack …) or a kind of game that I fill with your own pictures.'],
  ['sandbox', 'A sandbox is the closed workshop in which a game is built and tried: it has no network, and nothing outside can be reached from it.'],
  ['state states', 'A state is the same character in another way — other clothes, another colour, hurt, armed — drawn from all its sides (20 generations).'],
]; // biome-ignore format: a table

const ASKED =
  /^(?:(?:can you |could you |please )*(?:explain|tell me)(?: (?:to )?me)?(?: what)?|what (?:is|are|does|do)|what is meant by)(?: exactly| actually)? (?:(?:an?|the|is|are|mean|means|term|word|by) )*["']?([a-z0-9-]+(?: [a-z]+)?)["']?(?: (?:is|are|mean|means|in this|in your service|exactly|actually|even|in games?|in pixelart|here|for|stand for|good for|again))*\W*$/;

/** What a word of the craft means, where that is what is asked. */
export function explained(text: string): string | undefined {
  const said = ASKED.exec(text)?.[1]?.trim();
  if (!said) return undefined;
  const names = [said, said.replace(/s$/, ''), said.replace(' ', '-'), said.split(' ')[0]!];
  return ENTRIES.find(([words]) => words.split(' ').some((word) => names.includes(word)))?.[1];
}
