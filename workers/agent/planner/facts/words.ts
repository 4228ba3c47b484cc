/** Content words of a question, each as its stem or as the word that stands for its kind. */

/** Say nothing of what is asked. */
const EMPTY = new Set(
  (
    'a an the and or but if so of to in on at for from with by as is are am was were be been being it its this that these those there here i me my mine we us our you your u ur he she they them his her their ' +
    'do does did doing done have has had can could would should may might must will shall need want get got give let please pls plz thx thanks hi hello hey ok okay yes no not just also too even ever still then than ' +
    'what which who whom whose where when why how wich whats hows im ive id dont doesnt isnt arent cant about any some all every each other another more most much many very really actually maybe ' +
    'like lol haha hmm oh well now one thing things stuff something anything everything kind kinds sort way ways trick right best good possible able know tell explain teach say question else into out up down over again via per either both'
  ).split(' '),
);

/** One word for each of a line. */
const KINDS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'picture pic image img drawing art artwork graphic sprite asset photo',
    'draw make create generate build produce design render',
    'credit generation token-credit coin money cash',
    'price cost expensive cheap pricing charge fee',
    'pay payment paid buy purchase bought payed billing bill',
    'max maximum biggest largest highest limit most longest',
    'min minimum smallest tiniest tiny',
    'big large huge',
    'size resolution dimension px pixel width height wide tall',
    'phone mobile smartphone iphone android tablet ipad touch',
    'own owner ownership belong',
    'licence license rights copyright royalty',
    'sell sold selling commercial commercially monetise monetize',
    'delete remove erase deleting deleted',
    'import load bring put',
    'download save',
    'export',
    'engine',
    'character char hero npc figure person guy people',
    'object item prop',
    'animation anim animate animated movement motion',
    'direction dir side facing',
    'colour color hue',
    'palette',
    'game',
    'level stage',
    'multiplayer coop multi-player',
    'song music soundtrack tune chiptune melody',
    'voice narrator voiceover',
    'story dialogue dialog backstory lore script-text',
    'website homepage site webpage',
    'private visible public privacy',
    'other-people others',
    'friend brother sister colleague student pupil kid child class team',
    'account profile',
    'password login email username mail e-mail',
    'refund back return',
    'begin start beginner',
    'blurry blur fuzzy smear smeared smooth smoothing vaseline soft',
    'upload attach send',
    'tileset tile tiles',
    'map',
    'isometric iso',
    'hex hexagon hexagonal hexes',
    'transparent transparency alpha',
    'link url address',
    'share invite',
    'keep store stored storage kept',
    'see look view-screen',
    'fast quick long-time time minutes',
    'subscription plan membership',
    'expire expiry',
    'language speak',
    'find locate',
    'chat conversation',
    'remember memory',
    'frame',
    'outline outlines',
    'style look-style',
    'enemy foe monster villain',
    'advice advise recommend suggest suggestion idea ideas',
    'horror scary spooky haunted',
    'winter snow',
    'different change edit modify',
    'blender fbx obj stl 3d',
    'film video movie trailer',
    'code script program programming',
    'write compose text',
    'invoice receipt',
    'discount coupon promo code-promo',
    'ai ki',
    'background backdrop',
    'several multiple two',
  ].flatMap((line) => {
    const [kind, ...rest] = line.split(' ');
    return [kind!, ...rest].map((word) => [stemOf(word), kind!]);
  }),
); // biome-ignore format: a table

function stemOf(word: string): string {
  const bare = word.replace(/'(?:s|re|ll|ve|d|t)$/, '');
  if (bare.length < 4 || /(?:ss|us|is)$/.test(bare)) return bare;
  return bare
    .replace(/ies$/, 'y')
    .replace(/(?:ches|shes|xes|sses)$/, (end) => end.slice(0, -2))
    .replace(/s$/, '')
    .replace(/(?<=[a-z]{4})ing$/, '')
    .replace(/(?<=[a-z]{3})ed$/, '')
    .replace(/(?<=[a-z]{4})e$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1');
}

const kindOf = (word: string): string => {
  const stem = stemOf(word);
  return KINDS[stem] ?? KINDS[`${stem}e`] ?? stem;
};

/** The content words of a text, each once. */
export function ideasIn(text: string): readonly string[] {
  const words = text
    .toLowerCase()
    .replace(/\be-mails?\b/g, 'email')
    // who is new asks for no news
    .replace(
      /\b(?:i'?m|i am|we'?re|we are|am|being|totally|brand|completely|very) (?:(?:totally|very|kinda|completely|brand|pretty|quite) )?new\b/g,
      ' ',
    )
    .replace(/\b(?:no|without(?: an?)?) backgrounds?\b/g, 'transparent')
    .replace(/\b(\d+) ?x ?\d+\b/g, '$1 size')
    .replace(/\bc#|\bc\+\+/g, ' code ')
    .replace(/\b9 ?-? ?slice|\bnine ?-? ?slices?/g, ' 9-slice ')
    .replace(/\b3 ?-? ?d\b/g, ' 3d ')
    .replace(/\bco-?op\b/g, 'coop')
    .replace(/\bgame ?maker\b/g, ' gamemaker ')
    .replace(/[^a-z0-9#'-]+/g, ' ')
    .split(/[\s]+/)
    .map((word) => word.replace(/^[-']+|[-']+$/g, ''))
    .filter((word) => word && !EMPTY.has(word.replace(/'/g, '')));
  return [...new Set(words.map(kindOf))];
}
