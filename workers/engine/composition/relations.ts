/**
 * What words between two subjects mean: one row each. `layout` is how the two stand (see `layout/`), the rest varies it.
 * A word that is in no row is told as unknown.
 */
import { MORE_OF_RELATIONS } from './more-words.ts';
import { HOLDS } from './relations-of-holds.ts';
import { TENDING } from './relations-of-tending.ts';

export type LayoutId =
  | 'beside'
  | 'on'
  | 'in'
  | 'under'
  | 'behind'
  | 'between'
  | 'over'
  | 'around'
  | 'ride'
  | 'hug'
  | 'fight'
  | 'chase'
  | 'hands'
  | 'dance'
  | 'carry'
  | 'hold'
  | 'attack'
  | 'move'
  | 'wear'
  | 'tie'
  | 'cross'
  | 'give'
  | 'table'
  | 'shake'
  | 'ball'
  | 'lean'
  | 'toast'
  | 'grave'
  | 'pierce'
  | 'wreath'
  | 'crush'
  | 'climb over'
  | 'milk'
  | 'tug'
  | 'beams'
  | 'operate'
  | 'haul'
  | 'tend'
  | 'rescue'
  | 'hip throw'
  | 'grapple'
  | 'ballroom'
  | 'saw two'
  | 'bind'
  | 'net'
  | 'lasso'
  | 'push off'
  | 'backstab'
  | 'behead'
  | 'piggyback'
  | 'pick pocket'
  | 'block'
  | 'dodge'
  | 'squeeze'
  | 'swallow'
  | 'plank';

export interface RelationRow {
  /** Phrases that say it, spaces between words. */
  readonly words: readonly string[];
  readonly layout: LayoutId;
  /** Poses of both (`poses.ts`), where they're alive. */
  readonly a?: string;
  readonly b?: string;
  /** How they look: at each other, away from each other, both the same way, at the viewer. */
  readonly facing?: 'each other' | 'away' | 'same' | 'viewer';
  /** Gap in persons; less than 0: they overlap. */
  readonly gap?: number;
  /** What is drawn between or over them: an effect of `effects/`. */
  readonly effect?: string;
  /** b stands where the words say a does: "in front of" is "behind" the other way round. */
  readonly turned?: true;
  /** Where on b: a share of the way from its top, or a joint. */
  readonly at?: 'hand' | 'head' | 'shoulder' | 'back' | 'lap' | 'belt' | 'edge' | 'wall' | 'top' | 'chest' | 'above';
  /** What is in the hand of who does it; its concept's words. */
  readonly tool?: string;
  /** The other sits on a stool for it. */
  readonly seat?: true;
  /** Said without an object it holds among the subjects themselves: "two knights fighting". */
  readonly mutual?: true;
  /** The row that holds where they do it to each other. */
  readonly together?: string;
  /** a may be many around one b. */
  readonly many?: true;
  /** They are in the air. */
  readonly air?: true;
  /** A verb rather than a preposition: who stands before it is its subject. */
  readonly verb?: true;
}

const rows = {
  ...TENDING,
  ...HOLDS,
  beside: { words: ['next to', 'beside', 'near', 'alongside', 'by', 'close to', 'besides', 'standing next to each other', 'standing next to', 'standing beside', 'standing near', 'standing by', 'sitting next to', 'sitting beside', 'nearby'], layout: 'beside', mutual: true },
  'left of': { words: ['to the left of', 'standing to the left of', 'sitting to the left of'], layout: 'beside' },
  'right of': { words: ['to the right of', 'standing to the right of', 'sitting to the right of'], layout: 'beside', turned: true },
  with: { words: ['accompanied by', 'together with', 'along with', 'alongside with', 'walking with', 'guarded by', 'followed closely by'], layout: 'beside' },
  facing: { words: ['facing', 'facing each other', 'looking at', 'looking at each other', 'staring at', 'gazing at', 'watching', 'talking to', 'talking with', 'speaking to', 'chatting with', 'face to face with', 'meeting', 'greeting', 'admiring', 'inspecting', 'observing', 'performing for', 'performing before', 'singing for', 'singing to', 'playing for', 'dancing for', 'lecturing', 'preaching to', 'interviewing', 'entertaining'], layout: 'beside', facing: 'each other', mutual: true, verb: true },
  back: { words: ['back to back', 'back to back with', 'turning away from', 'ignoring'], layout: 'beside', facing: 'away', gap: -0.04, mutual: true },
  shielding: { words: ['shielding', 'standing protectively before'], layout: 'beside', verb: true },
  abduct: { words: ['abducting', 'beaming up'], layout: 'over', effect: 'beam', verb: true },
  leaning: { words: ['leaning against', 'leaning on', 'resting against', 'propped against', 'propped up against', 'leaned against', 'leant against', 'standing against', 'leaning up against', 'slumped against'], layout: 'lean', a: 'lean', verb: true },
  guarding: { words: ['guarding', 'protecting', 'defending', 'standing guard over', 'standing guard at', 'watching over'], layout: 'beside', a: 'guard', b: 'stand', gap: 0.02, verb: true },
  feeding: { words: ['feeding', 'giving food to'], layout: 'beside', facing: 'each other', a: 'give', effect: 'crumbs', verb: true },
  giving: { words: ['giving', 'handing', 'handing over', 'offering to', 'paying', 'selling', 'passing', 'delivering', 'lending', 'bringing', 'awarding', 'pouring a drink for'], layout: 'give', facing: 'each other', a: 'give', verb: true },
  taking: { words: ['taking', 'receiving', 'buying'], layout: 'give', facing: 'each other', a: 'give', verb: true },
  stealing: { words: ['stealing', 'snatching', 'swiping'], layout: 'give', verb: true },
  'doze at': { words: ['dozing at', 'asleep at', 'sleeping at', 'with the head on'], layout: 'table', a: 'sleep' },
  'at table': { words: ['at the table', 'around the table'], layout: 'table' },
  sharing: { words: ['sharing', 'splitting', 'trading', 'exchanging', 'fighting over', 'arguing over', 'holding together'], layout: 'give', facing: 'each other', a: 'give', mutual: true, verb: true },
  shake: { words: ['shaking hands', 'shaking hands with', 'making a deal with'], layout: 'shake', mutual: true, verb: true },
  toast: { words: ['clinking mugs with', 'clinking mugs', 'toasting with'], layout: 'toast', mutual: true, verb: true },
  ball: { words: ['playing football with', 'playing football', 'playing football against', 'playing catch', 'snowballing', 'playing basketball', 'playing tennis', 'playing baseball'], layout: 'ball', mutual: true, verb: true },
  talk: { words: ['talking', 'chatting', 'conversing', 'gossiping', 'talking to each other', 'chatting with each other', 'talking together', 'having a conversation', 'whispering to each other'], layout: 'beside', facing: 'each other', effect: 'speech', gap: 0.1, mutual: true, verb: true },
  teaching: { words: ['teaching', 'training', 'commanding', 'instructing', 'directing', 'coaching'], layout: 'beside', facing: 'each other', a: 'point ahead', verb: true },
  scolding: { words: ['scolding', 'shouting at', 'yelling at', 'barking at', 'roaring at', 'screaming at', 'hissing at'], layout: 'beside', facing: 'each other', a: 'point ahead', effect: 'shout', gap: 0.2, verb: true },
  scaring: { words: ['scaring', 'frightening', 'haunting', 'terrifying', 'startling', 'scaring away'], layout: 'beside', facing: 'each other', a: 'looming', b: 'fright', verb: true },
  kneeling: { words: ['kneeling before', 'kneeling in front of', 'praying to', 'worshipping', 'begging', 'begging from', 'begging to'], layout: 'beside', facing: 'each other', a: 'kneel', verb: true },
  bowing: { words: ['bowing to', 'bowing before', 'bowing down to', 'bowing down before', 'bowing at', 'curtsying to', 'curtseying to', 'curtsying before'], layout: 'beside', facing: 'each other', a: 'bow down', together: 'bowing together', gap: 0.16, mutual: true, verb: true },
  'bowing together': { words: ['bowing to each other', 'bowing before each other', 'bowing to one another', 'bowing at each other', 'taking a bow together'], layout: 'beside', facing: 'each other', a: 'bow down', b: 'bow down', gap: 0.16, mutual: true, verb: true },
  fearing: { words: ['afraid of', 'scared of', 'terrified of', 'terrified by', 'frightened of', 'fearful of', 'fearing', 'cowering before', 'cowering from', 'backing away from', 'shrinking from', 'shying away from', 'trembling before', 'startled by', 'spooked by'], layout: 'beside', facing: 'each other', a: 'fright', gap: 0.2, effect: 'shiver', verb: true },
  'high five': { words: ['fiving', 'high fiving', 'high-fiving', 'high five', 'high fives', 'high fiving each other', 'giving a high five to', 'high five with', 'doing a high five', 'doing a high five with', 'sharing a high five', 'slapping hands with', 'giving five to'], layout: 'shake', a: 'high five', effect: 'sparks', mutual: true, verb: true },
  'operating on': { words: ['operating on', 'performing surgery on', 'doing surgery on', 'operating upon', 'dissecting', 'performing an operation on', 'embalming', 'mummifying'], layout: 'operate', verb: true },
  tug: { words: ['tug of war', 'tug-of-war', 'playing tug of war', 'playing tug-of-war', 'playing tug of war with', 'playing tug of war against', 'in a tug of war', 'in a tug of war with', 'having a tug of war', 'having a tug of war with', 'doing tug of war', 'tug of war with', 'tug of war against', 'pulling on a rope against', 'pulling a rope against'], layout: 'tug', mutual: true, verb: true },
  beams: { words: ['in a beam struggle', 'in a beam struggle with', 'beam struggle', 'locked in a beam struggle', 'in a beam clash', 'beam clash', 'in a beam battle', 'clashing beams', 'clashing spells', 'clashing magic', 'in a magic beam struggle', 'firing beams at each other', 'shooting beams at each other', 'shooting lasers at each other'], layout: 'beams', mutual: true, verb: true },
  'help up': { words: ['raising from the ground', 'helping to stand up', 'helping to their feet'], layout: 'beside', facing: 'each other', a: 'reach', b: 'kneel', gap: -0.06, verb: true },
  'squaring off': { words: ['squaring off', 'squaring off against', 'sizing each other up', 'squaring up', 'squaring up to', 'circling each other'], layout: 'beside', facing: 'each other', a: 'guard', b: 'guard', gap: 0.1, mutual: true, verb: true },
  'haul up': { words: ['pulling up', 'hauling up', 'helping up', 'hoisting up', 'dragging up', 'saving from falling', 'catching the hand of'], layout: 'haul', verb: true },
  'bigger than': { words: ['big as', 'as big as', 'large as', 'as large as', 'tall as', 'as tall as', 'huge as', 'bigger than', 'larger than', 'taller than', 'twice the size of', 'three times the size of', 'towering over'], layout: 'beside', facing: 'each other' },
  'smaller than': { words: ['smaller than', 'tinier than', 'shorter than', 'half the size of', 'small as', 'as small as'], layout: 'beside', facing: 'each other' },
  serving: { words: ['serving', 'bringing food to', 'waiting on'], layout: 'give', facing: 'each other', a: 'give', verb: true },
  'sneaking up': { words: ['sneaking up on', 'sneaking behind', 'stalking', 'tracking', 'spying on'], layout: 'chase', a: 'sneak', b: 'stand', verb: true },
  on: { words: ['on', 'on top of', 'atop', 'upon', 'onto', 'standing on', 'standing on top of', 'placed on', 'lying on top of', 'resting on', 'balancing on', 'jumping on', 'walking on', 'stacked on', 'growing on', 'growing out of', 'landing on', 'stepping on', 'crawling on', 'climbing on'], layout: 'on' },
  'sit on': { words: ['sitting on', 'sitting on top of', 'seated on', 'seated at', 'sitting at', 'perched on', 'perching on', 'perched atop', 'sits on', 'enthroned on', 'sitting upon', 'squatting on', 'crouching on', 'resting upon', 'sat on'], layout: 'on', a: 'sit', verb: true },
  'sleep on': { words: ['sleeping on', 'sleeping on top of', 'sleeping upon', 'curled up on', 'lying on', 'asleep on', 'napping on', 'laying on', 'snoring on', 'lies on', 'sleeps on', 'lounging on', 'sprawled on'], layout: 'on', a: 'sleep', verb: true },
  'dance on': { words: ['dancing on'], layout: 'on', a: 'dance', verb: true },
  'on shoulder': { words: ['on shoulder', 'on shoulders', 'on the shoulder', 'on the shoulders', 'on one shoulder', 'on their shoulders', 'on its shoulders', 'over his shoulder', 'over her shoulder', 'over the shoulder', 'over his shoulders', 'over her shoulders', 'across his shoulders', 'across her shoulders', 'on his shoulder', 'on her shoulder', 'on its shoulder', 'on the shoulder of', 'on their shoulder', 'on the shoulders of', 'on his shoulders', 'on her shoulders', 'on his arm', 'on her arm'], layout: 'on', at: 'shoulder', a: 'sit' },
  'on hand': { words: ['on the finger of', 'on the hand of', 'on his hand', 'on her hand', 'on his finger', 'on her finger', 'on the arm of', 'on his outstretched arm'], layout: 'on', at: 'hand', a: 'sit' },
  'on head': { words: ['on head', 'on top of head', 'on the head', 'on top of its head', 'on top of the head of', 'atop the top of', 'on his head', 'on her head', 'on its head', 'on the head of', 'on their heads', 'on top of his head', 'on top of her head', 'balancing on his head'], layout: 'on', at: 'head', a: 'sit' },
  'on back': { words: ['on back', 'on the back', 'on their back', 'on his back', 'on her back', 'on its back', 'on the back of'], layout: 'on', at: 'back', a: 'sit' },
  'on belt': { words: ['on his belt', 'on her belt', 'on their belt', 'on its belt'], layout: 'on', at: 'belt', a: 'sit' },
  'on lap': { words: ['on his lap', 'on her lap', 'on the lap of', 'in his lap', 'in her lap', 'in the arms of', 'in his arms', 'in her arms', 'in its arms', 'in its pouch', 'in her pouch', 'in his pouch', 'in its claws', 'in its talons'], layout: 'on', at: 'lap', a: 'sit' },
  hanging: { words: ['hanging upside down from', 'hanging upside down on', 'hanging upside down under', 'hanging from', 'dangling from', 'swinging from', 'hanging on', 'hanging off', 'hung on', 'hung from'], layout: 'under', at: 'top', a: 'hang', verb: true },
  'on wall': { words: ['mounted on', 'painted on', 'drawn on', 'carved on', 'carved into', 'printed on', 'engraved on', 'written on'], layout: 'on', at: 'wall' },
  stuck: { words: ['stuck in', 'embedded in', 'lodged in', 'stabbed into', 'plunged into', 'driven into'], layout: 'in', at: 'top' },
  climbing: { words: ['climbing', 'climbing up', 'climbing down', 'sliding down', 'clambering down', 'clambering up', 'scaling', 'climbs', 'up'], layout: 'on', at: 'wall', a: 'climb', verb: true },
  in: { words: ['in', 'inside', 'inside of', 'within', 'sitting in', 'standing in', 'sits in', 'hiding in', 'hidden in', 'seated in', 'resting in', 'sitting inside', 'bathing in', 'swimming in', 'soaking in', 'peeking out of', 'peeking from', 'coming out of', 'emerging from', 'popping out of', 'looking out of', 'looking out from', 'jumping out of', 'hatching from', 'hatching out of', 'breaking out of', 'bursting out of', 'crawling out of', 'climbing out of', 'rising from', 'floating in', 'buried in'], layout: 'in' },
  'out of grave': { words: ['rising out of the earth before'], layout: 'grave' },
  'sleep in': { words: ['sleeping in', 'sleeping inside', 'lying in', 'napping in', 'curled up in', 'asleep in'], layout: 'in', a: 'sleep', verb: true },
  pierced: { words: ['pierced by', 'impaled by', 'impaled on', 'skewered by', 'stabbed through by', 'shot through by', 'run through by'], layout: 'pierce', turned: true },
  caged: { words: ['trapped in', 'caged in', 'locked in', 'imprisoned in', 'locked inside', 'trapped inside', 'captured in', 'frozen in', 'encased in', 'floating inside', 'preserved in'], layout: 'in', verb: true },
  full: { words: ['full of', 'filled with', 'loaded with', 'overflowing with', 'packed with', 'brimming with', 'stuffed with', 'containing', 'holding many'], layout: 'in', turned: true, many: true },
  covered: { words: ['covered in', 'covered with', 'decorated with', 'topped with', 'adorned with', 'studded with', 'crowned with'], layout: 'on', turned: true, many: true },
  under: { words: ['under', 'underneath', 'beneath', 'below', 'sitting under', 'standing under', 'hiding under', 'sheltering under'], layout: 'under' },
  'sleep under': { words: ['sleeping under', 'sleeping beneath', 'sleeping below', 'asleep under', 'napping under', 'resting under', 'lying under', 'curled up under'], layout: 'under', a: 'sleep', verb: true },
  crossed: { words: ['crossed with', 'crossed over', 'laid across', 'lying across'], layout: 'cross' },
  coiled: { words: ['wrapped around', 'coiled around', 'curled around', 'twisted around', 'wrapping around', 'coiling around', 'entwined around', 'draped over'], layout: 'on', at: 'wall' },
  behind: { words: ['behind', 'standing behind', 'in back of', 'at the back of'], layout: 'behind' },
  hiding: { words: ['hiding behind', 'hidden behind', 'crouching behind', 'peeking from behind', 'peeking out from behind', 'lurking behind', 'ducking behind', 'cowering behind', 'peeking over'], layout: 'behind', a: 'hide', verb: true },
  before: { words: ['in front of', 'standing in front of', 'before', 'sitting in front of', 'ahead of'], layout: 'behind', turned: true },
  between: { words: ['between', 'in between', 'standing between', 'sitting between', 'surrounded on both sides by', 'flanked by'], layout: 'between' },
  triumph: { words: ['triumphing over', 'standing victorious over'], layout: 'behind', gap: -0.02, verb: true },
  'leap over': { words: ['jumping over', 'leaping over', 'hopping over', 'vaulting over'], layout: 'over', a: 'jump' },
  over: { words: ['over', 'above', 'flying over', 'flying above', 'hovering over', 'hovering above', 'floating above', 'floating over', 'soaring over', 'soaring above', 'looming over', 'levitating over', 'levitating above', 'circling above'], layout: 'over', a: 'fly' },
  through: { words: ['jumping through', 'flying through', 'leaping through', 'diving through', 'walking through', 'stepping through', 'running through', 'coming through'], layout: 'in', at: 'wall', a: 'run', verb: true },
  'dance around': { words: ['dancing around', 'dancing round'], layout: 'around', a: 'dance', many: true },
  silhouetted: { words: ['silhouetted before'], layout: 'wreath' },
  backed: { words: ['backed by'], layout: 'wreath' },
  wreathed: { words: ['enshrouded by'], layout: 'wreath' },
  'sit around': { words: ['sitting around', 'seated around', 'sitting in a circle around', 'sitting round', 'huddled around', 'crouching around'], layout: 'around', a: 'sit', many: true, verb: true },
  'whirled round': { words: ['encircled in the air by'], layout: 'around', turned: true, many: true, air: true },
  around: { words: ['around', 'surrounding', 'circling', 'gathered around', 'standing around', 'flying around', 'orbiting', 'encircling', 'swarming', 'swarming around', 'running around', 'crowding around', 'all around'], layout: 'around', many: true },
  among: { words: ['surrounded by', 'among', 'amongst', 'amid', 'in the middle of', 'encircled by', 'swarmed by', 'mobbed by'], layout: 'around', turned: true, many: true },
  ride: { words: ['riding', 'riding on', 'riding atop', 'mounted on a', 'astride', 'rides', 'on horseback', 'driving', 'steering', 'piloting', 'surfing', 'surfing on', 'sailing', 'sailing on', 'sailing in', 'rowing', 'skating on', 'riding in', 'riding upon', 'flying on', 'paddling'], layout: 'ride', verb: true },
  hug: { words: ['hugging', 'cuddling', 'embracing', 'hugging each other', 'cuddling with', 'snuggling', 'snuggling with', 'comforting', 'hugs'], layout: 'hug', mutual: true, effect: 'heart', verb: true },
  kiss: { words: ['kissing', 'kissing each other', 'in love with', 'flirting with', 'nuzzling'], layout: 'hug', mutual: true, effect: 'heart', verb: true },
  fight: { words: ['fighting', 'crashing into', 'crashing', 'colliding with', 'colliding', 'crashing into each other', 'storming', 'besieging', 'raiding', 'invading', 'assaulting', 'battling', 'duelling', 'dueling', 'sparring', 'sparring with', 'attacking', 'versus', 'vs', 'vs.', 'clashing swords', 'clashing swords with', 'clashing blades', 'clashing blades with', 'crossing swords', 'crossing swords with', 'crossing blades', 'locking swords', 'locking blades', 'sword fighting', 'sword fighting with', 'swordfighting', 'fencing', 'fencing with', 'clashing', 'fighting with', 'fighting against', 'fighting each other', 'battling against', 'clashing with', 'slaying', 'killing', 'stabbing', 'facing off against', 'facing off', 'fighting off', 'in battle with', 'fights', 'boxing', 'punching', 'kicking', 'defeating', 'striking', 'striking at', 'smashing', 'beating', 'hitting', 'ambushing', 'challenging', 'confronting'], layout: 'fight', mutual: true, effect: 'spark', verb: true },
  crush: { words: ['crushing', 'squashing', 'squishing', 'flattening', 'stomping on', 'stomping', 'trampling', 'trampling on', 'running over', 'driving over', 'rolling over', 'steamrolling'], layout: 'crush', verb: true },
  'climb over': { words: ['climbing over', 'clambering over', 'scrambling over', 'crawling over', 'getting over', 'looking over'], layout: 'climb over', verb: true },
  milking: { words: ['milking'], layout: 'milk', verb: true },
  joust: { words: ['jousting', 'jousting with', 'jousting against', 'jousting each other'], layout: 'fight', gap: -0.06, mutual: true, verb: true },
  bite: { words: ['biting', 'pinching', 'headbutting', 'ramming', 'stinging', 'pecking at', 'scratching', 'pouncing on', 'mauling', 'clawing'], layout: 'fight', gap: -0.16, verb: true },
  chase: { words: ['chasing', 'hunting', 'pursuing', 'running after', 'chasing after', 'chasing each other', 'chases', 'running behind'], layout: 'chase', a: 'run', b: 'flee', mutual: true, verb: true },
  race: { words: ['racing', 'racing against', 'racing with', 'herding', 'running with', 'racing each other'], layout: 'chase', a: 'run', b: 'run', mutual: true, verb: true },
  flee: { words: ['running away from', 'running from', 'hiding from', 'flying away from', 'fleeing from', 'fleeing', 'escaping', 'escaping from', 'chased by', 'being chased by', 'pursued by', 'hunted by'], layout: 'chase', a: 'run', b: 'flee', turned: true, verb: true },
  leads: { words: ['leading', 'followed by'], layout: 'chase', a: 'walk', b: 'walk', turned: true, verb: true },
  follow: { words: ['following', 'walking behind', 'walking after', 'marching behind', 'trailing', 'trailing behind'], layout: 'chase', a: 'walk', b: 'walk', mutual: true, verb: true },
  walking: { words: ['walking', 'leading a', 'walking a', 'walking with a'], layout: 'tie', a: 'walk', b: 'walk', verb: true },
  hands: { words: ['holding hands', 'holding hands with', 'hand in hand', 'hand in hand with', 'walking hand in hand'], layout: 'hands', mutual: true },
  dance: { words: ['dancing with', 'dancing together', 'dancing with each other'], layout: 'dance', mutual: true, effect: 'notes', verb: true },
  carry: { words: ['carrying', 'lifting', 'lifting up', 'carries', 'hoisting', 'holding up', 'raising', 'balancing'], layout: 'carry', a: 'carry', verb: true },
  hold: { words: ['holding', 'clutching', 'gripping', 'presenting', 'showing', 'offering', 'holding up a', 'grabbing', 'picking', 'picking up', 'finding', 'catching', 'collecting', 'hugging a book', 'inspecting a', 'cradling', 'holding onto', 'brandishing a'], layout: 'hold', verb: true },
  'in beak': { words: ['having in its beak'], layout: 'hold', at: 'head', verb: true },
  push: { words: ['pushing', 'rolling', 'shoving'], layout: 'move', a: 'push', b: 'stand', verb: true },
  pull: { words: ['pulling', 'dragging', 'towing', 'hauling', 'tugging'], layout: 'move', a: 'pull', turned: true, verb: true },
  pulled: { words: ['pulled by', 'pulled along by', 'dragged along by', 'being pulled by', 'being pulled along by', 'being dragged by', 'dragged around by', 'drawn by', 'dragged by', 'towed by'], layout: 'move', verb: true },
  attack: { words: ['at', 'towards', 'toward', 'aimed at', 'aiming at', 'against', 'pointing at', 'taking aim at', 'onto a', 'into a'], layout: 'attack' },
  wear: { words: ['wearing', 'dressed in', 'clad in', 'dressed as'], layout: 'wear', verb: true },
  tied: { words: ['connected to', 'leashed to', 'on a leash held by', 'attached to'], layout: 'tie', verb: true },
  bound: { words: ['tied to', 'tied up to', 'tied up against', 'chained to', 'chained up to', 'bound to', 'roped to', 'shackled to', 'strapped to', 'tethered to', 'hitched to', 'moored to'], layout: 'tie', verb: true },
  onward: { words: ['across', 'crossing', 'walking across', 'walking over', 'running across', 'strolling across'], layout: 'on', a: 'walk' },
  from: { words: ['from', 'out of', 'off'], layout: 'on' },
  beyond: { words: ['in the distance behind', 'far behind', 'beyond', 'in the background behind', 'with a view of'], layout: 'behind', gap: 0.2 },
  leap: { words: ['jumping from', 'jumping off', 'diving into', 'jumping into', 'diving off'], layout: 'over', a: 'jump', verb: true },
  'fall off': { words: ['falling into', 'falling from', 'falling off', 'falling off of', 'tumbling off', 'thrown off', 'slipping off', 'tumbling from', 'falling out of', 'being thrown off'], layout: 'over', a: 'fall', verb: true },
  pileOf: { words: ['piled on', 'heaped on', 'scattered on', 'spread on', 'laid out on', 'set on'], layout: 'on', many: true },
  queue: { words: ['lined up with', 'in line with', 'queueing behind', 'in a row with', 'in a line with', 'marching with'], layout: 'beside', facing: 'same', mutual: true },
  lit: { words: ['lit by', 'illuminated by', 'warmed by', 'warming up at', 'warming hands at'], layout: 'beside', facing: 'each other', a: 'reach' },
  reflected: { words: ['looking into', 'looking in', 'reflected in', 'peering into', 'peering through', 'looking through'], layout: 'beside', facing: 'each other', a: 'lean', verb: true },
  playing: { words: ['playing with', 'playing against', 'playing catch with'], layout: 'beside', facing: 'each other', a: 'reach', mutual: true, verb: true },
  waving: { words: ['waving at', 'waving to', 'saluting', 'cheering for'], layout: 'beside', facing: 'each other', a: 'wave', mutual: true, verb: true },
  buying: { words: ['buying from', 'selling to', 'trading with', 'bargaining with', 'haggling with', 'whispering to'], layout: 'beside', facing: 'each other', a: 'give', mutual: true, verb: true },
  arguing: { words: ['arguing with', 'arguing', 'shouting at each other', 'yelling at each other', 'debating with', 'debating', 'arguing with each other'], layout: 'beside', facing: 'each other', a: 'point ahead', b: 'point ahead', gap: 0.26, effect: 'angry words', mutual: true, verb: true },
  opening: { words: ['opening', 'unlocking', 'closing', 'looting', 'searching', 'knocking on', 'kicking open', 'touching', 'reaching for', 'operating', 'typing on', 'using', 'making', 'assembling', 'wrapping', 'unwrapping', 'sculpting', 'carving', 'working at', 'working on'], layout: 'beside', facing: 'each other', a: 'reach', gap: -0.04, verb: true },
} as const satisfies Readonly<Record<string, RelationRow>>; // biome-ignore format: a table

export type RelationId = keyof typeof rows;
const own: ReadonlySet<string> = new Set(Object.values(rows).flatMap(({ words }): readonly string[] => words));
export const RELATIONS: Readonly<Record<RelationId, RelationRow>> = Object.fromEntries(
  Object.entries(rows).map(([id, row]) => [id, { ...row, words: [...row.words, ...(MORE_OF_RELATIONS[id] ?? []).filter((word) => !own.has(word))] }]), // biome-ignore format: one line
) as unknown as Record<RelationId, RelationRow>;
