/**
 * Requests of strangers: of the first list, judged by somebody who had not seen the assistant, 20 of 40 were right at first and six
 * made what was not asked for (here those that were wrong); of the second 24 of 40 were right at first, and five made wrongly.
 */
import { MAP_TILES, type Request } from './requests.ts';
import { asks, declines, either, game, makes, tells } from './right-answers.ts';
import { A, B, BEING, C, E, F, G, I, O, P, S, T, U } from './tool-letters.ts';

export const EIGHTEENTH: readonly Request[] = [
  makes('a treasure chest, closed and open version, 32 px', [O, /closed treasure chest/, /32/], [O, /open treasure chest/]),
  makes(
    'can you make a set of isometric tiles for a desert? sand, cactus, rock and oasis',
    ...[/sand/, /cactus/, /rock/, /oasis/].map((words) => [I, words] as const),
  ),
  makes('ui kit for a sci-fi game: buttons, panel, icon slots, cyan on dark blue', [U, /sci-fi/, /icon slots/]),
  game('top down adventure game: a little girl looks for her lost cat in a spooky forest', 'adventure', /little girl/, /lost cat/),
  game('i want a tower defence game with mushrooms defending against snails lol', 'tower-defence', /towerArrow":\{[^}]*mushroom/, /snail/),
  makes(['a platformer game with a fox hero', 'can the enemies be hedgehogs instead of crabs?'], [O, /"a hedgehog"/], [G, /hedgehog/]),
  makes(['grass and dirt tileset, 16 px', 'same but with snow instead of the grass'], [T, /"snow"/, /dirt/, /16/]),
  makes(['grass and dirt tileset, 16 px', 'replace the grass with snow'], [T, /"snow"/, /dirt/, /16/]),
  tells('Do you have an API I can call from my Unity editor script?', /REST/),
  tells(['a knight character, 64 px', 'an orc character, 64 px', 'make him bigger'], /knight or the orc\?/),
  makes(['a knight, 64 px; an orc, 64 px', 'make him bigger', 'the orc'], [C, /orc/, /96/]),
  makes(['a knight and a princess', 'give him a red cape'], [E, /create_character-2/, /red cape/]),
  makes('make a red potion, a blue potion and a coin, all 16x16, and tell me what it costs', [P, /red/, /16/], [P, /blue/, /16/], [P, /coin/, /16/]),
  makes(
    'Draw a farmer and 4 crops: corn, tomato, pumpkin, wheat. Also can I export to gif?',
    ...([[C, /farmer/], [O, /corn/], [O, /tomato/], [O, /pumpkin/], [O, /wheat/]] as const),
  ),
  makes(['a pirate character, 48 px', 'make his coat green and also make a ship for him'], [E, /green coat/], [O, /ship/]),
  makes('ich brauche ein Kachelset mit Wiese und Weg, 16x16, von oben', [T, /meadow/, /path/, /16/]),
  tells('ゾンビのキャラクターを32ピクセルで作ってください。歩くアニメーションも。', /英語/),
  tells('i was thinking about a game with a space cat... what do you think? just brainstorming', /platformer.*space cat/s),
  tells('my friend made a knight with your tool and it looked great, can you do archers too?', /^Yes.*\?$/s),
  makes('old handheld style 4 color green monster, 56x56', [C, /green .*monster/, /56/]),
  makes(['a runner game with a dog', 'the jump feels too low. also the background should be night'], [G, /"heroJump":1\.25/, /"light":"night"/]),
  tells('make 200 different villagers with all animations in 8 directions', /200 generations.*\?$/s),
]; // biome-ignore format: a table

export const NINETEENTH: readonly Request[] = [
  makes('need a barrel, a crate and a rope coil for my pirate ship level, 32x32 each', [O, /barrel/], [O, /crate/], [O, /rope coil"/]),
  makes('a wooden gate in two states, open and closed, 64 px', [O, /open wooden gate/], [O, /closed wooden gate/]),
  makes('hud for a cyberpunk shooter: health bar, ammo counter, minimap frame, neon pink', [U, /cyberpunk/, /neon pink/]),
  tells('can u draw robots?', /^Yes/),
  makes('i want a witch with a black cat familiar, 64px, walk and cast spell anims', [C, /witch/, /64/], [A, /walk/], [A, /cast/]),
  makes(['a wizard, 48 px; a witch, 48 px', 'give her a broom'], [E, /create_character-4/, /broom/]),
  asks('a wizard, 48 px; a barbarian, 48 px', 'he should be fatter'),
  makes(['water and sand tileset, 32 px', 'now the same with lava instead of water'], [T, /lava/, /sand/, /32/]),
  makes(['stone and moss platform tiles', 'swap the moss for snow'], [S, /stone/, /snow/]),
  game('tower defence: penguins throw snowballs at polar bears', 'tower-defence', /towerCannon":\{[^}]*penguin/, /polar bear/),
  game('make a platformer where a little boy searches for his lost dog in a haunted house', 'platformer', /little boy/, /lost dog/),
  game('a match-3 with sea shells', 'match-3', /red sea shell/),
  makes(['platformer with a frog', 'the hero is too slow and there are too few coins'], [G, /"heroSpeed":1\.25/]),
  makes(['twin-stick shooter with a robot against aliens', 'could the aliens be bees?'], [O, /bee/], [O, /bee/], [O, /bee/], [O, /bee/], [G, /bee/]),
  makes('Ich möchte einen Drachen, 64 Pixel, mit Flug-Animation', [C, /a dragon/, /64/], [A, /fly/]),
  tells('Нарисуй рыцаря с мечом', /английский/),
  makes('3 iso blocks: grass, water, lava, 32px', [I, /grass/, /32/], [I, /water/], [I, /lava/]),
  makes('a chest (closed), a chest (open), a chest with gold', [O, /closed/], [O, /open/], [O, /gold/]),
  tells('how much would 20 different animals cost?', /20 generations/),
  asks('make me 50 trees'),
  tells("what's the biggest sprite you can draw?", /256/),
  makes('draw a campfire and tell me how i get it into unity', [O, /campfire/]),
  makes('a baker and his 3 breads: baguette, pretzel, bun', [C, /baker/], [O, /baguette/], [O, /pretzel/], [O, /bun/]),
  makes(['a knight, 64 px', 'make the cape blue and draw me a horse too'], [E, /blue cape/], [C, /horse/]),
  asks('a red dragon', 'no wait, undo'),
  makes('sprite of a fireball, 6 frames', [B, /fireball/], [F, /6/]),
  declines('pls make a song for my boss fight'),
  makes('my kid loves dinosaurs, he would be happy about a t-rex with a party hat', [BEING, /t-rex with a party hat/]),
  makes('a goblin village map 50x40', ['create_map', /50/, /40/], [MAP_TILES], [O, /hut/], ['place_map_object'], ['place_map_object'], ['place_map_object']),
  makes(['a vampire, 64 px, a werewolf, 64 px', 'animate them both running'], [A, /running/], [A, /running/]),
  makes('dungeon tileset, 16px, wall and floor', [T, /wall/, /floor/]),
  either(makes('rpg menu for a fantasy game with tabs items, skills, save', [U, /fantasy/, /skills/])),
  makes(['desert platformer with a camel', 'the camel jumps too low'], [G, /"heroJump":1\.25/]),
  game('plants vs zombies style game with cactus towers', 'tower-defence', /towerArrow":\{[^}]*cactus/),
]; // biome-ignore format: a table
