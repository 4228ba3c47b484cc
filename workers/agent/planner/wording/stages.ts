/** What grows in stages: "wheat in 4 growth stages", "crops growing in 4 stages: wheat" → a picture of each. */
import { singular, subjectOf } from '../subjects.ts';
import { bareNoun, bareWish } from '../words.ts';

const NUMBERS = ['', '', 'two', 'three', 'four', 'five', 'six'];
const COUNT = '(two|three|four|five|six|[2-6])';
const GROWTH = '(?:(?:different )?(?:growth|growing|crop|plant) )';
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?:(?:seeds?|crops?|plants?|vegetables?)(?: (?:and|&) (?:seeds?|crops?|plants?))?: ?)?(.+?),? (?:each|all|every one)(?: of them)? (?:growing |having |has |have )?(?:in|with|over|through)? ?${COUNT} ${GROWTH}?(?:stages|phases|steps)(?: of growth)?()$`, 'i'),
  new RegExp(`^(.+?)[,:]? (?:growing |that grows? |grows |growth )?(?:in|with|over|through|has)? ?${COUNT} ${GROWTH}?(?:stages|phases|steps)(?: of growth)?()$`, 'i'),
  new RegExp(`^(?:an? )?(?:crops?|plants?)[,:]? (?:growing |that grow )?(?:in|with|over|through)? ?${COUNT} ${GROWTH}?(?:stages|phases|steps)(?: of growth)?: ?(.+)$`, 'i'),
  new RegExp(`^(?:the )?${COUNT} ${GROWTH}(?:stages|phases|steps) (?:of|for) (?:an? |the )?(.+)$`, 'i'),
  new RegExp(`^()()(?:the )?${GROWTH}(?:stages|phases|steps) (?:of|for) (?:an? |the )?(.+)$`, 'i'),
  new RegExp(`^(.+?)[,:]? (?:in|with)? ?()(?:all )?(?:the |its )?${GROWTH}(?:stages|phases)()$`, 'i'),
]; // biome-ignore format: a table
/** From seed to ripe, of so many. */
const STAGES: Readonly<Record<number, readonly string[]>> = {
  2: ['a * seedling', 'a * plant'],
  3: ['a * seedling', 'a young * plant', 'a * plant'],
  4: ['a dirt mound', 'a * seedling', 'a young * plant', 'a * plant'],
  5: ['a dirt mound', 'a small * seedling', 'a * seedling', 'a young * plant', 'a * plant'],
  6: ['a dirt mound', 'a small * seedling', 'a * seedling', 'a young * plant', 'a * plant', 'a tall * plant'],
}; // biome-ignore format: a table
/** Of what is a tree to its end. */
const TREES: Readonly<Record<number, readonly string[]>> = {
  2: ['a young *', 'a *'],
  3: ['a seedling', 'a young *', 'a *'],
  4: ['a seedling', 'a sapling', 'a young *', 'a *'],
  5: ['a seedling', 'a sapling', 'a young *', 'a *', 'a tall *'],
  6: ['a dirt mound', 'a seedling', 'a sapling', 'a young *', 'a *', 'a tall *'],
};
const GROWS =
  /\b(?:wheat|corn|tomato|carrot|potato|pumpkin|crop|plant|tree|flower|sunflower|rose|mushroom|cabbage|cotton|strawberry|berry|bean|pepper|turnip|beet|onion|radish|lettuce|melon|grape|apple|rice|barley|pea|cactus|tulip|sapling|bush|vine|cauliflower|eggplant|pineapple)\b/i;

/** "a carrot plant" where that is drawn, else the carrot itself. */
const ripe = (stage: string, noun: string): string => {
  const words = stage.replace('*', noun);
  return stage === 'a * plant' && subjectOf(words)?.unknown.length ? `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}` : words;
}; // biome-ignore format: short enough

/** The message with each stage; as it is where nothing grows. */
export function inStages(message: string): string {
  if (!/\b(?:stages|phases|steps)\b/i.test(message)) return message;
  const said = bareWish(message).replace(/[.!?\s]+$/, '');
  const [, size = ''] = /(,? (?:in |at )?\d{2,3}(?:x\d{2,3})?(?: ?px)?)$/i.exec(said) ?? [];
  const text = (size ? said.slice(0, -size.length) : said).replace(/((?:stages|phases|steps)(?: of growth)?),? (?:each|apiece|for each(?: one)?)$/i, '$1');
  for (const form of FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    const groups = found.slice(1).filter(Boolean);
    const count = groups.find((one) => /^(?:[2-6]|two|three|four|five|six)$/i.test(one));
    const what = groups.find((one) => one !== count)?.replace(/^(?:an?|the|some) /i, '').trim() ?? '';
    const nouns = what.split(/\s*(?:,|\band\b)\s*/).filter(Boolean).map((one) => singular(bareNoun(one)).replace(/ (?:plant|crop)$/i, ''));
    if (!nouns.length || !nouns.every((noun) => GROWS.test(noun) && subjectOf(noun))) return message;
    const many = count ? NUMBERS.indexOf(count.toLowerCase()) + 1 && Number.isNaN(Number(count)) ? NUMBERS.indexOf(count.toLowerCase()) : Number(count) : 4;
    return `${nouns.flatMap((noun) => (/\btree$/i.test(noun) ? TREES : STAGES)[many]!.map((stage) => ripe(stage, noun))).join(', ')}${size}`;
  }
  return message;
} // biome-ignore format: short enough
