/**
 * Lets the exemplars answer the turns that `python -m turn.ask` wrote, for training: `NAME.answers` has for every line of
 * `NAME.jsonl` a zlib block of four palette numbers of each pixel of the window, their shares in 255, and the rows' likeness
 * in 255; `NAME.sizes` their lengths (uint32), 0 where there is no answer.
 * Run: npx tsx test/engine/reference/turn/answer-asked.ts ASKED [MODELS]
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { type ExemplarBook, readExemplars } from '../../../../workers/engine/reference/turn/exemplars/book.ts';
import { type Shares, sharesOf, TOLD } from '../../../../workers/engine/reference/turn/exemplars/shares.ts';
import { standOf, WINDOW } from '../../../../workers/engine/reference/turn/exemplars/window.ts';
import { commonColours } from '../../../../workers/engine/reference/turn/network-input.ts';

const COLOURS = 48;
const AREA = WINDOW * WINDOW;

interface Question {
  readonly source: string;
  readonly subject: number;
  readonly from: number;
  readonly to: number;
  /** First column of the box from the middle one. */
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly asked: boolean;
  readonly without: readonly string[];
}

function answered(book: ExemplarBook, question: Question, rgba: Uint8Array): Buffer {
  const { width, height, left, source, subject, from, to, without } = question;
  const sprite = commonColours({ width, height, data: new Uint8ClampedArray(rgba) }, COLOURS);
  const half = Math.max(-left, left + width);
  const numbers = new Uint8Array(2 * half * height);
  sprite.indices.forEach((index, i) => {
    numbers[Math.floor(i / width) * 2 * half + half + left + (i % width)] = index + 1;
  });
  const shares = sharesOf(book, {
    stand: standOf(2 * half, height, numbers),
    from,
    to,
    palette: sprite.palette,
    admits: (other, id) => !without.includes(other) && !(other === source && id === subject),
  });
  return shares ? packed(shares, sprite.palette.length + 1) : Buffer.alloc(0);
}

function packed({ shares, likeness }: Shares, size: number): Buffer {
  const out = Buffer.alloc(2 * TOLD * AREA + WINDOW);
  for (let at = 0; at < AREA; at++) {
    let place = 0;
    for (let k = 0; k < size; k++) {
      const share = shares[at * size + k]!;
      if (share === 0) continue;
      out[place * AREA + at] = k;
      out[(TOLD + place) * AREA + at] = Math.round(255 * share);
      place++;
    }
  }
  likeness.forEach((like, y) => {
    out[2 * TOLD * AREA + y] = Math.round(255 * like);
  });
  return deflateSync(out, { level: 1 });
}

const [, , folder, models = 'models'] = process.argv;
if (!folder) throw new Error('Say which questions: npx tsx test/engine/reference/turn/answer-asked.ts ASKED [MODELS]');
const book = await readExemplars(join(models, 'turn', 'exemplars.bin.br'));
for (const name of ['dev', 'train']) {
  const questions = readFileSync(join(folder, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Question);
  const pixels = readFileSync(join(folder, `${name}.bin`));
  let at = 0;
  const answers = questions.map((question) => {
    const rgba = pixels.subarray(at, at + question.width * question.height * 4);
    at += rgba.length;
    return question.asked ? answered(book, question, rgba) : Buffer.alloc(0);
  });
  writeFileSync(join(folder, `${name}.answers`), Buffer.concat(answers));
  writeFileSync(
    join(folder, `${name}.sizes`),
    Uint32Array.from(answers, (a) => a.length),
  );
  process.stdout.write(`${name}: ${questions.length} turns, ${answers.filter((a) => a.length > 0).length} answered\n`);
}
