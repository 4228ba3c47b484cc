import { describe, expect, it } from 'vitest';
import { type ComposeOptions, compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { lookOf } from '../../../workers/engine/subject/humanoid/look.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

const options: ComposeOptions = { width: 64, height: 64, background: false, flat: false };
const nodes = (text: string): readonly string[] =>
  compositionOf(text, understand(text), (said) => understand(said, { heard: true }), options)?.graph.nodes.map(
    (n) => n.brief.concept,
  ) ?? [understand(text).concept];
const pieces = (text: string): readonly string[] => understand(text).parts.map((p) => p.piece);

describe('where on a body something is makes no second thing', () => {
  it.each([
    ['assassin in a white hood, hidden blade on wrist', 'assassin'],
    ['crab fisherman in orange waders, cigarette behind his ear', 'fisher'],
    ['yakuza boss with an open shirt showing dragon tattoos', 'yakuza'],
    ['street magician pulling cards out of his sleeve', 'magician'],
  ])('%s', (text, who) => {
    expect(nodes(text)).toEqual([who]);
  });
});

describe('what is said of a body and its dress', () => {
  it('a colour before a word that nobody knows is no fruit', () => {
    expect(nodes('man in orange zogs')).toEqual(['person']);
    expect(understand('fisherman in orange waders').parts).toMatchObject([{ piece: 'overalls' }]);
  });

  it('"missing" after a noun is said of that noun', () => {
    const brief = understand('undead cowboy, half his jaw missing, glowing green eyes');
    expect(brief.without).toEqual([]);
    expect(brief.parts).toMatchObject([{ piece: 'eyes', states: ['glowing'] }]);
  });

  it.each([
    ['soldier, left arm missing', 'missing-arm'],
    ['pirate with one eye missing', 'eyepatch'],
    ['girl, hair tied back with a red ribbon', 'ponytail'],
    ['dancer in bell-bottoms', 'hakama'],
    ['yakuza with his shirt open, showing his tattoos', 'tattoos'],
  ])('%s: %s', (text, piece) => {
    expect(pieces(text)).toContain(piece);
  });

  it('mud on boots stains the boots and is in no hand', () => {
    expect(understand('granny with mud on her boots').parts).toMatchObject([{ piece: 'boots', states: ['muddied'] }]);
  });
});

describe('told with a word that is no thing', () => {
  it.each([
    ['bride running away, holding up her skirt', 'bride-with-a-veil', []],
    ['woman in a ball gown holding a masquerade mask on a stick', 'woman', ['dress', 'domino-mask']],
    ['knight with his visor down', 'knight', ['great-helm']],
    ['prisoner in an orange jumpsuit, handcuffed', 'prisoner', ['bodysuit', 'bound-hands']],
    ['cultist holding a dagger, face hidden in shadow', 'cultist', ['dagger', 'shadow-face']],
  ])('%s', (text, who, worn) => {
    expect(nodes(text)).toEqual([who]);
    expect(pieces(text)).toEqual(worn);
  });
});

describe('what people of a trade hold', () => {
  it.each(['archaeologist', 'beastkeeper'])('a whip is in the hand of %s', (who) => {
    expect(lookOf(understand(who), 1, 0).worn.get('right')?.piece.id).toBe('whip');
  });
});
