/** What the service does, and how things differ. */
import type { Fact } from './types.ts';

export const SERVICE: readonly Fact[] = [
  { asked: 'what can you do | abilities features | what make draw offer | what kinds assets | how help | is whole game or only pictures', answer: `I draw pixel art and build small games, from plain sentences:
- characters and animals from 4 or 8 sides (1 generation), their movements (1 for each direction)
- things and items (1), icons, effects, scenes and backgrounds up to 768x768 (1 for each started 128x128)
- tilesets from above, from the side, isometric (1 each), maps laid of them (free)
- interfaces: buttons, bars, windows, cursors (20 and up)
- changes of what you have: colours, clothes, outlines, sizes (states of characters and objects 20)
- whole small games: platformer, top-down adventure, shooter, runner, match-3, tower defence (about 10 to 25), online at a link
- files for Godot, Unity, Phaser, Tiled, LDtk, Aseprite
I name the price before anything dear, and never delete anything.` },
  { asked: 'style! same consistent 200 cards | keep one style many items | remember my style | look like different artist', answer: 'All that I draw comes from one engine: the same light, outlines and colour ramps, so item 200 looks as item 1, if you say the same size, outline, shading and palette each time. For something that must go with an asset of yours say so: "a blacksmith in the style of my knight".' },
  { asked: 'upload! picture photo my own | send image sketch reference | use my own sprites | work from photo scan | edit pictures i drew | match style of my tiles show', answer: 'Not in this chat, which takes words alone. In the studio: Create › Character › Reference image turns a sprite of yours to all sides, the editor opens your own PNG and changes it in words, and photographs become pixel art at POST /v2/image-to-pixelart (1 generation). Or tell me what it shows and I draw it from words.' },
  { asked: 'see! screen | can you look my screen picture i see | see what i drew', answer: 'No, I see neither your screen nor files from elsewhere: only words, and what your account holds here. If something is red at the top of the studio, tell me its words; most often it says that a job failed (not charged) or that credits are used up.' },
  { asked: 'remember! character between sessions | keep previous conversation memory | do you remember', answer: 'Yes: all you made stays in your library and I find it by name ("my knight") in any later conversation; the conversations themselves are listed beside the chat. A taste of yours ("always pastel") I keep only within one conversation.' },
  { asked: 'change part! of picture only | edit existing asset | inpaint part | can you recolour', answer: 'Yes: "my knight with a blue cape" changes that alone and keeps the rest, as a state beside the old one (20 generations). Free by hand: in the pixel editor of the studio single colours are swapped, and a selected part is drawn anew in words (1 generation).' },
  { asked: 'same character older younger | character customization outfits variants | different clothes same', answer: 'Yes: a state is the same character otherwise, older, hurt, in other clothes, from all its sides (20 generations): "my fisherman, 30 years older". A new drawing with the change is 1 generation, but differs more.' },
  { asked: 'difference! character object | character vs object thing', answer: 'A character has a body: 4 or 8 sides, walks and other movements on a skeleton, is played in games. An object is a thing: one picture for a map or an inventory. Both cost 1 generation.' },
  { asked: 'difference! tileset map | tileset vs map | tileset vs isometric tile difference', answer: 'A tileset is the material: 16 tiles of two grounds that meet, seen from above (1 generation). A map is a finished place laid of tilesets (free, its sets 1 each). An isometric tile is one single block seen at an angle (1 generation).' },
  { asked: 'difference! state animation | what is state', answer: 'A state is the same character in another look (hurt, other clothes), drawn from all its sides: 20 generations. An animation is movement: 1 generation for each direction.' },
  { asked: 'difference! generation credit dollars | what is generation | what are credits', answer: 'A generation is the unit of price: a character, a thing or a tileset costs 1, an interface 20. "Credits" are the same. An account also has US dollars, of which a generation costs 0.008; those are used up first.' },
  { asked: 'keep! old versions | versions lost when edit | overwrite history undo', answer: 'Nothing is overwritten: a change makes a new version beside the old one, both stay in the library. Maps undo up to 100 steps, a game goes back to how it was before its last change ("undo that").' },
  { asked: 'deleted! gone forever | restore deleted recover | open picture deleted! month ago | bring back', answer: 'Deleting is for good: files go with it. I never delete; the studio asks once more before it does. The same words draw it much alike again.' },
]; // biome-ignore format: a table
