/** Turns of phrase about people: what is on them, in them and about them, said in the words of the tables. */
export const PEOPLE_IDIOMS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:walking |limping |leaning |standing )?(?:on|using) (?:two |a pair of |his |her |wooden )*crutch(?:es)?\b/gi,
    'with crutches',
  ],
  [
    /\b(?:leaning|resting|walking) (?:on|with) (?:an? |his |her )?((?:wooden |white |golden |black |long )?)(cane|walking stick|staff|walking cane|stick)\b/gi,
    'with a $1$2',
  ],
  [
    /\b(torch|flag|banner|standard|shield|sword|spear|lantern|ring|cup|water|burden)[- ]?bearer\b/gi,
    'servant with a $1',
  ],
  [/\bdribbling (?:an? |the |his |her )?(?:basket)?ball\b/gi, 'with a basketball'],
  [
    /\b(violin|fiddle|guitar|lute|flute|trumpet|saxophone|sax|drum|accordion|bagpipe|banjo|piano|harp|cello)s?(?:ist|er)? player\b/gi,
    'musician with a $1',
  ],
  [
    /\b(violin|flut|saxophon|accordion|guitar|banjo|trumpet)(?:ist|er)(?: playing (?:an? |the |his |her )?[a-z]+)?(?! with (?:an? )?(?:[a-z]+ )?(?:violin|flute|sax|accordion|guitar|banjo|trumpet))\b/gi,
    'musician with a $1',
  ],
  [
    /\b(?:playing|strumming|blowing|beating)(?: on)? (?:an? |the |his |her |some )?((?:[a-z]+ )?)(violin|fiddle|guitar|electric guitar|acoustic guitar|lute|mandolin|ukulele|banjo|flute|trumpet|saxophone|sax|accordion|bagpipes|drum|pan pipes|panpipes|pan flute|recorder)\b/gi,
    'with a $1$2',
  ],
  [/^(an? |the )?(.*?),? (?:and|with|has) (?:an? )?(?:(?:big|huge|large|fat|round|beer) )+belly\b/gi, '$1fat $2'],
  [/\b(pot|cauldron|kettle|jar|chest) of gold(?: coins)?\b/gi, '$1 of coins'],
  [/\bpot[- ]?bellied\b/gi, 'fat'],
  [/\b(?:with )?(?:(?:his|her|their) )?(?:fists clenched|clenched fists?)\b/gi, ''],
];
