/** What two bodies do to each other with all their weight or with a rope: throws, clinches, dances in hold, bonds, nets, falls. */
import type { RelationRow } from './relation-row.ts';

const withEach = (...words: readonly string[]): readonly string[] => words.flatMap((said) => [said, `${said} with`]);

export const HOLDS = {
  'throwing down': { words: ['throwing to the ground', 'judo throwing', 'throwing down', 'body slamming', 'bodyslamming', 'suplexing', 'hip throwing', 'slamming down', 'hurling to the ground', 'flipping over'], layout: 'hip throw', verb: true },
  wrestling: { words: ['wrestling', 'wrestling with', 'wrestling against', 'sumo wrestling', 'grappling', 'grappling with', 'tackling', 'in a wrestling match', 'in a wrestling match with', 'brawling', 'brawling with', 'scuffling', 'scuffling with', 'roughhousing', 'roughhousing with'], layout: 'grapple', mutual: true, verb: true },
  ballroom: { words: withEach('dancing the tango', 'dancing tango', 'dancing a tango', 'tango dancing', 'doing the tango', 'waltzing', 'dancing a waltz', 'dancing the waltz', 'ballroom dancing', 'slow dancing', 'dancing a slow dance', 'salsa dancing', 'dancing salsa', 'dancing closely', 'dancing cheek to cheek'), layout: 'ballroom', mutual: true, verb: true },
  'sawing together': { words: ['sawing together'], layout: 'saw two', verb: true },
  'tying up': { words: ['tying up', 'binding', 'hogtying', 'gagging', 'roping up', 'chaining up', 'kidnapping', 'abducting with a rope', 'holding captive', 'taking prisoner', 'taking hostage'], layout: 'bind', verb: true },
  netting: { words: ['netting', 'throwing a net over', 'throwing a net on', 'throwing a net at', 'casting a net over', 'dropping a net on', 'catching in a net', 'trapping in a net', 'capturing with a net', 'catching with a net', 'ensnaring', 'trapping'], layout: 'net', verb: true },
  lassoing: { words: ['lassoing', 'roping', 'catching with a lasso', 'throwing a lasso at', 'throwing a lasso around', 'throwing a rope around'], layout: 'lasso', verb: true },
  'pushing off': { words: ['pushing over the edge', 'kicking over the edge', 'shoving over the edge', 'throwing over the edge'], layout: 'push off', verb: true },
  backstabbing: { words: ['stabbing in the back', 'backstabbing', 'stabbing from behind', 'sneak attacking', 'assassinating'], layout: 'backstab', verb: true },
  beheading: { words: ['beheading', 'executing', 'decapitating', 'chopping off the head of', 'guillotining'], layout: 'behead', verb: true },
  piggyback: { words: ['carrying piggyback', 'piggybacking', 'giving a piggyback ride to', 'giving a piggyback to', 'carrying on the back'], layout: 'piggyback', verb: true },
  'ride piggyback': { words: ['riding piggyback on', 'getting a piggyback ride from', 'riding on the back of'], layout: 'piggyback', turned: true, verb: true },
  'stealing from': { words: ['stealing from', 'pickpocketing', 'picking the pocket of', 'picking the pockets of', 'pilfering from', 'cutting the purse of'], layout: 'pick pocket', verb: true },
  blocking: { words: ['blocking', 'parrying', 'deflecting', 'fending off', 'warding off', 'holding off', 'defending against'], layout: 'block', verb: true },
  dodging: { words: ['dodging', 'evading', 'sidestepping', 'ducking under', 'jumping out of the way of'], layout: 'dodge', verb: true },
  squeezing: { words: ['squeezing', 'constricting', 'wrapping its tentacles around', 'wrapping tentacles around', 'wrapping its coils around', 'tightening around', 'strangling with tentacles'], layout: 'squeeze', verb: true },
  swallowing: { words: ['swallowing', 'swallowing whole', 'gulping down', 'gobbling up', 'devouring', 'eating alive', 'engulfing'], layout: 'swallow', verb: true },
  'saving from water': { words: ['saving from the water', 'fishing out of the water'], layout: 'rescue', effect: 'drops', verb: true },
  'walk the plank': { words: ['forcing to walk the plank', 'making walk the plank'], layout: 'plank', verb: true },
} as const satisfies Readonly<Record<string, RelationRow>>; // biome-ignore format: a table
