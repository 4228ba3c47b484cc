/** Staffs and wands that are things of their own in the catalogue: in somebody's hand they are a staff, and the rest of the name is said of it. */
import { canBeHead } from '../../catalogue/garments/thing-heads.ts';
import { type Description, describe, extend } from '../description.ts';
import { type Mention, pieceReadings } from '../interpret.ts';
import { reading, type Unit } from '../phrases.ts';
import type { Binding } from './binding.ts';

const NAMED = /^(.+?)[ -](staff|wand|scepter|sceptre|rod)$|^(staff|wand|scepter|sceptre|rod) of (?:the )?(.+)$/;

/** "A fire staff", "a moon staff", "a staff of storms" as the staff that it is, with its element, or with the thing at its end. */
export function asStaff(mention: Mention, { choice, lexicon }: Binding): Mention {
  const { unit, description } = mention;
  const found = choice.kind === 'humanoid' && pieceReadings(unit, choice).length === 0 && NAMED.exec(unit.text);
  if (!found) return mention;
  const [, before, last = found[3]!, , after] = found;
  const unitOf = (text: string): Unit => ({ text, readings: lexicon.read(text), joined: false });
  const first = unitOf((before ?? after)!);
  const thing = reading(first, 'concept');
  const stands = last !== 'wand' && thing?.kind === 'thing' && !thing.weak && canBeHead(thing.id);
  // fire and lightning have no shape of their own at that size: they are the light of its head
  const element = reading(first, 'element') && !/^(?:sun|moon)$/.test(thing?.id ?? '');
  if (stands && !element && !reading(first, 'material')) description.nouns.push(first);
  else extend(description, describe([first], -1));
  return { ...mention, unit: unitOf(last) };
}

/** What has a head on a shaft that can give light. */
const HEADED = /^(?:staff|wand|skull-staff|scepter|sceptre)$/;

/** An element that is said of a staff alone is the light of its head; fire burns there. */
export const moodsOfElement = (id: string, { element, colours, material }: Description): readonly string[] =>
  !element || colours.length > 0 || material || !HEADED.test(id)
    ? []
    : /^(?:fire|flam|blaz|infern)/.test(element.name)
      ? ['glowing', 'burning']
      : ['glowing'];
