/**
 * Attributes that are said of a person or a creature and change nothing, without being told as unknown:
 * npx tsx test/bench/product.ts [--seed N] [--count N] [--sheet FOLDER] [--only WORD]
 * A random product of subjects × attributes × sizes, the same for a seed. Each is drawn with and without its attribute;
 * fewer changed pixels than a mark of that size needs count as a silent loss. `--sheet` also draws what came out, to be looked at.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Rgba } from '../../src/pixels/types.ts';
import { draw } from '../../workers/engine/draw.ts';
import { openModels } from '../../workers/engine/inference/models.ts';
import { createConceptGuesser } from '../../workers/engine/understand/guess/guess.ts';
import { loadWordVectors } from '../../workers/engine/understand/guess/words.ts';

const list = (text: string) =>
  text
    .split(/[,\n]/)
    .map((one) => one.trim())
    .filter(Boolean);
const PEOPLE =
  list(`knight, wizard, farmer, pirate, nun, blacksmith, miner, chef, old woman, little boy, king, samurai, witch, archer,
  monk, viking, dwarf, elf, orc, goblin, zombie, skeleton, robot, vampire, princess, merchant, thief, priest, sailor, bard, gladiator, astronaut`);
const CREATURES =
  list(`wolf, dragon, cat, bear, horse, owl, spider, frog, slime, ghost, snake, crab, fox, unicorn, griffin, turtle, bat,
  rabbit, goat, golem, treant, imp, mimic, fish, scorpion, lizard, phoenix, hydra`);
/** What is said before the subject, then what is said after it: of people, of creatures, of both. */
const FOLK = `~ in a red cloak; ~ wearing a blue hat; ~ with a long white beard; ~ with green hair; ~ with braided hair; ~ with an eyepatch;
  ~ holding a lantern; ~ with a shield in the left hand; ~ holding a book; ~ with a sword on the back; ~ with a backpack; bald ~; fat ~; tall ~;
  muscular ~; old ~; dark-skinned ~; ~ wearing a purple robe; ~ with golden armor; ~ in a top hat; ~ wearing a mask; hooded ~; ~ with glasses; ~ with a scarf;
  ~ with one wooden leg; barefoot ~; ~ with tattoos; ~ with soot on the cheeks; ~ with a crown; ~ with a bandaged arm; ~ leaning on a staff; ~ reading a book;
  ~ praying; ~ dancing; ~ with tongs; ~ holding a rake; ~ with a net; ~ with a broom over the shoulder; ~ with a quiver; ~ with yellow boots;
  ~ with white gloves; ~ with a torn shirt; ~ with a wide belt; ~ with an earring; ~ with a necklace; ~ with a parrot on the shoulder; ~ arms crossed; ~ waving;
  ~ pointing; ~ with hands on hips; ~ smoking a pipe; ~ with freckles; ~ with a scar over one eye; wet ~; ~ covered in mud; ~ holding a fishing rod;
  ~ carrying a sack; ~ with a ponytail; ~ with a mustache; ~ helmet off; ~ with a plumed helmet; ~ with shoulder pads`;
const BEAST = `~ with a saddle; ~ with a red collar; ~ with purple stripes; ~ with white spots; ~ with a crystal tail; two-headed ~; three-eyed ~; ~ with bat wings;
  ~ with huge horns; ~ with a green belly; ~ with long fangs; ~ with a flaming tail; baby ~; giant ~; armored ~; ~ with a mohawk; ~ with a wizard hat;
  ~ with a backpack; ~ in a hood; ~ with spikes on the back; ~ with mushrooms on the back; ~ with an arrow in its back; mossy ~; ~ with one eye; ~ baring its teeth;
  ~ with a long tongue; ~ holding a bone in its mouth; ~ in a pot; ~ in a bucket; ~ with blue claws; ~ with white paws; ~ with a scarf; fluffy ~; skeletal ~; ~ with a
  broken horn; ~ with big ears; ~ drinking; ~ jumping; ~ roaring; ~ curled up; ~ with antlers; ~ with tentacles; ~ with a bell around its neck`;
const BOTH = `~ with glowing eyes; ~ with glowing green eyes; ~ sitting; ~ kneeling; ~ sleeping; ~ lying down; ~ crouching; angry ~; sad ~; laughing ~; tired ~;
  crying ~; scared ~; happy ~; red ~; blue ~; golden ~; undead ~; ghostly ~; fire ~; ice ~; ~ with angel wings; ~ with horns; wounded ~; ~ made of stone; ~ made of
  crystal; shiny ~; tiny ~; ~ with a bow tie; ~ wearing a crown; ~ covered in snow; ~ with lightning around it; poisonous ~; ~ sneaking; ~ with cracked skin; ~ on fire`;
const split = (text: string) => text.split(';').map((one) => one.replace(/\s+/g, ' ').trim());
const SIZES = [16, 24, 32, 48, 64, 96];

const flag = (name: string, instead: string): string => {
  const at = process.argv.indexOf(name);
  return at < 0 ? instead : process.argv[at + 1]!;
};
const [count, folder, only] = [Number(flag('--count', '300')), flag('--sheet', ''), flag('--only', '')];
let state = Number(flag('--seed', '1')) * 2654435761;
const random = () => {
  state = (state * 1664525 + 1013904223) >>> 0;
  return state / 2 ** 32;
};
const any = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;

const modelsDir = fileURLToPath(new URL('../../models', import.meta.url));
const words = loadWordVectors(modelsDir);
const tools = {
  words,
  guess: createConceptGuesser(await openModels(modelsDir, { device: 'cpu', log: () => {} }), words),
};
const drawn = (description: string, side: number) =>
  draw({ description, width: side, height: side, seed: 1, noBackground: true }, tools);

/** Pixels that differ, at the best of a few small shifts: what only stands elsewhere shows nothing new. */
function changed(a: Rgba, b: Rgba): number {
  let least = Number.POSITIVE_INFINITY;
  for (let dx = -2; dx <= 2; dx++)
    for (let dy = -2; dy <= 2; dy++) {
      let n = 0;
      for (let y = 0; y < a.height; y++)
        for (let x = 0; x < a.width; x++) {
          const [u, v] = [x + dx, y + dy];
          const inside = u >= 0 && v >= 0 && u < a.width && v < a.height;
          const [i, j] = [(y * a.width + x) * 4, (v * a.width + u) * 4];
          const [p, q] = [a.data[i + 3]!, inside ? b.data[j + 3]! : 0];
          if (p !== q) n++;
          else if (p && [0, 1, 2].some((c) => Math.abs(a.data[i + c]! - b.data[j + c]!) > 6)) n++;
        }
      least = Math.min(least, n);
    }
  return least;
}

const cells: { image: Rgba; label: string }[] = [];
const lost: string[] = [];
let told = 0;
const bare = new Map<string, Rgba>();
for (let i = 0; i < count; i++) {
  const folk = random() < 0.5;
  const subject = any(folk ? PEOPLE : CREATURES);
  const said = any([...split(folk ? FOLK : BEAST), ...split(BOTH)]);
  const side = any(SIZES);
  if (only && !`${subject} ${said}`.includes(only)) continue;
  const prompt = said.replace('~', subject);
  const key = `${subject} ${side}`;
  if (!bare.has(key)) bare.set(key, (await drawn(subject, side)).image);
  const { image, brief } = await drawn(prompt, side);
  const n = changed(image, bare.get(key)!);
  const few = n < (side < 32 ? 2 : side < 64 ? 4 : 6);
  if (brief.unknown.length) told++;
  else if (few) lost.push(`[${side}] ${prompt}: ${n} px (${brief.drawnAs})`);
  cells.push({ image, label: `${side} ${prompt}${brief.unknown.length ? ` ?${brief.unknown.join(',')}` : ''}` });
}
process.stdout.write(
  `${lost.sort().join('\n')}\n${cells.length} drawn, ${lost.length} lost silently, ${told} told as unknown\n`,
);

if (folder) {
  mkdirSync(folder, { recursive: true });
  const [cell, text, across, down] = [244, 26, 6, 4];
  for (let page = 0; page * across * down < cells.length; page++) {
    const here = cells.slice(page * across * down, (page + 1) * across * down);
    const parts = await Promise.all(
      here.flatMap(({ image: { width, height, data }, label }, i) => {
        const scale = Math.max(1, Math.floor((cell - text - 20) / Math.max(width, height)));
        const [left, top] = [(i % across) * cell, Math.floor(i / across) * cell];
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell}" height="${text}" font-family="sans-serif" font-size="11">${(
          label.match(/.{1,38}(?:\s|$)/g) ?? []
        )
          .slice(0, 2)
          .map((line, k) => `<text x="3" y="${11 + k * 12}">${line.replace(/[<>&]/g, ' ')}</text>`)
          .join('')}</svg>`;
        const picture = sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
          .resize(width * scale, height * scale, { kernel: 'nearest' })
          .png()
          .toBuffer();
        return [
          picture.then((input) => ({
            input,
            left: left + Math.floor((cell - width * scale) / 2),
            top: top + text,
          })),
          Promise.resolve({ input: Buffer.from(svg), left, top }),
        ];
      }),
    );
    await sharp({ create: { width: across * cell, height: down * cell, channels: 4, background: '#b8bcc8' } })
      .composite(parts)
      .png()
      .toFile(path.join(folder, `${String(page + 1).padStart(2, '0')}.png`));
  }
}
