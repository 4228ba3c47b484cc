import { describe, expect, it } from 'vitest';
import { compositionOf } from '../../../workers/engine/composition/compose-scene.ts';
import { understand } from '../../../workers/engine/understand/index.ts';

/** What a sentence puts on its first thing: kind of change and what of. */
function changesOf(text: string): string[] {
  const read = (said: string) => understand(said, { seed: 1 });
  const made = compositionOf(text, read(text), read, { width: 32, height: 32, background: false, flat: true });
  return (made?.graph.nodes[0]?.changes ?? []).map((c) => [c.is, 'of' in c ? c.of : 'with' in c ? c.with : 'item' in c ? c.item.concept : ''].join(' ').trim()); // biome-ignore format: one line
}

describe('what is said to be on a thing', () => {
  it.each([
    ['wooden round shield with a wolf emblem', ['emblem wolf']],
    ['spellbook with an eye on the cover', ['emblem eye']],
    ['mug with a heart on it', ['emblem heart']],
    ['wizard hat with stars', []],
    ['axe, dwarven runes on the blade', ['runes']],
    ['wooden shield with blue lion painted', ['emblem lion']],
    ['golden shield with lion', ['emblem lion']],
    ['red shield with a white star', ['emblem star']],
    ['mug with panda face', ['picture panda-emoji']],
    ['soccer trophy', ['picture soccer-ball']],
    ['treasure map, torn and burned on edges', ['worn']],
    ['torn flag', ['worn']],
    ['astronaut helmet with cracked glass', ['cracked']],
    ['battle axe dripping blood', ['drips blood']],
    ['vine-wrapped staff', ['wound vine']],
    ['rusty dagger', ['rust']],
    ['jar of strawberry jam', ['picture strawberry']],
    ['bottle of apple juice', ['picture apple']],
    ['jar of honey', []],
    ['cracked hockey mask with blood stains', ['drips blood', 'cracked']],
    ['white shirt with splatters of blood', ['drips blood']],
    ['broken sword', ['broken']],
    ['half-eaten donut', ['bitten']],
    ['half-eaten apple', ['bitten']],
    ['two handed sword dripping green', ['drips poison']],
    ['witch hat with a purple ribbon and a star', ['emblem star']],
    ['flaming sword with a skull pommel', ['burns fire', 'part as skull']],
    ['black grimoire with glowing purple eye and chains', ['emblem eye', 'wound chain']],
    ['rusty bear trap with blood', ['drips blood', 'rust']],
    ['old chest covered in barnacles', []],
    ['sword wrapped in chains', ['wound chain']],
    ['scroll tied with a rope', ['tied rope']],
    ['sword wrapped in bandages', ['wound bandage']],
    ['hockey stick wrapped in blue tape', ['wound tape']],
    ['broken chair held together by duct tape', ['wound tape', 'broken']],
    ['hammer with lightning rune', ['emblem lightning']],
    ['leather book with brass corners, a single eye on the cover', ['emblem eye']],
    ['legendary sword', ['glows']],
    ['obsidian axe with runes', ['runes']],
    ['crate with an apple label', ['picture apple']],
    ['flag with a ship on it', ['picture ship']],
    ['keycard with a yellow stripe', ['stripes']],
    ['swamp thing dripping with vines', ['hung vine', 'moss']],
    ['wolf with chains hanging', ['hung chain']],
    ['robot scorpion, rusty, laser tail', ['tipped', 'rust']],
    ['three-eyed frog', ['eyes']],
    ['rainbow striped cat', ['rainbow']],
    ['mammoth covered with snow', ['snowed']],
    ['giant spider hanging from thread', ['on thread']],
    ['demon hound with glowing red cracks', ['alight']],
    ['hermit crab living in a tin can', ['grows canned-food']],
    ['rusty robot dog', ['rust']],
    ['floating eyeball demon with little horns', ['part']],
    ['octopus wearing a top hat', ['wears top-hat']],
  ])('%s', (text, changes) => {
    expect(changesOf(text)).toEqual(changes);
  });

  it.each([
    'vase with flowers',
    'key with a heart shaped handle',
    'pirate flag with skull and crossbones',
    'lit torch',
  ])('%s has no sign put on it', (text) => {
    expect(changesOf(text).filter((c) => /emblem|pattern|glows/.test(c))).toEqual([]);
  });
});
