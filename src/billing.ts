import { LedgerKind, type Tx, Unit } from './db.ts';
import { AppError } from './errors.ts';

/** A price in both units; an account pays in one of them. */
export interface Price {
  /** Millionths of a US dollar. */
  readonly usdMicros: bigint;
  readonly generations: number;
}

/** What one job holds or was charged. */
export interface Charge {
  readonly unit: Unit;
  /** Millionths of a US dollar, or whole generations. */
  readonly amount: bigint;
}

export const FREE: Price = { usdMicros: 0n, generations: 0 };

/** US dollars that one generation costs. */
const USD_MICROS_PER_GENERATION = 8_000n;

const generations = (n: number): Price => ({ usdMicros: BigInt(n) * USD_MICROS_PER_GENERATION, generations: n });

/** All prices, in one place. Sizes in pixels. */
export const price = {
  /** One picture: a generation for each started 128×128 area. */
  image: (width: number, height: number): Price => generations(Math.max(1, Math.ceil((width * height) / (128 * 128)))),
  /** A look at, or a change of, the pixels of a picture. */
  tool: (): Price => generations(1),
  /** A fuller description: a twentieth of a generation in dollars; generations are charged whole, so in them it is free. */
  enhancement: (): Price => ({ usdMicros: USD_MICROS_PER_GENERATION / 20n, generations: 0 }),
  /** A skeleton found in a picture. */
  skeleton: (): Price => generations(1),
  /** Template work of a character: a generation for all its rotations, or for one direction of an animation. */
  template: (): Price => generations(1),
  /** Several pictures of one size drawn together (a v3 turn or animation): a generation for each started 256×256 area. */
  frames: (width: number, height: number, count: number): Price =>
    generations(Math.max(1, Math.ceil((width * height * count) / (256 * 256)))),
  /** A v3 character: its eight sides as `frames`, one more without a reference to turn; 2 at least, 9 at 256×256. */
  v3Character: (width: number, height: number, hasReference: boolean): Price =>
    generations(Math.max(2, Math.ceil((width * height * 8) / (256 * 256)) + (hasReference ? 0 : 1))),
  /** An interface asset with its kit: 20 generations up to 256×256, rising with the area to 40 from 512×512. */
  ui: (width: number, height: number): Price => {
    const share = (width * height - 256 * 256) / (512 * 512 - 256 * 256);
    return generations(20 + Math.ceil(20 * Math.min(1, Math.max(0, share))));
  },
  /** A set of tiles: a generation; in pro mode as `pro` of a tile. */
  tileset: (mode: 'standard' | 'pro', side: number): Price => (mode === 'pro' ? price.pro(side, side) : generations(1)),
  /** Work of the highest quality: 20 generations up to 64×64, rising with the area to 40 from 128×128. */
  pro: (width: number, height: number): Price => {
    const share = (width * height - 64 * 64) / (128 * 128 - 64 * 64);
    return generations(20 + Math.ceil(20 * Math.min(1, Math.max(0, share))));
  },
};

/** What both cost. */
export const both = (one: Price, other: Price): Price => ({
  usdMicros: one.usdMicros + other.usdMicros,
  generations: one.generations + other.generations,
});

/**
 * Why a request is refused whose jobs the account cannot pay. The database takes holds, in US dollars while they suffice,
 * else in generations (src/jobs/enqueue.ts), and turns them into charges or gives them back (src/jobs/end.ts).
 */
export function insufficient(prices: readonly Price[]): AppError {
  const dollars = usd(prices.reduce((sum, { usdMicros }) => sum + usdMicros, 0n));
  const count = prices.reduce((sum, price) => sum + price.generations, 0);
  return new AppError(
    'PAYMENT_REQUIRED',
    `Insufficient credits: this costs $${dollars} or ${count} generation${count === 1 ? '' : 's'}.`,
    {
      details: { usd: dollars, generations: count },
    },
  );
}

/** Adds credit to an account. */
export async function grant(tx: Tx, accountId: string, amount: Price, note: string): Promise<void> {
  await tx.account.update({
    where: { id: accountId },
    data: { usdMicros: { increment: amount.usdMicros }, generations: { increment: amount.generations } },
  });
  await tx.ledgerEntry.createMany({
    data: [
      { accountId, kind: LedgerKind.GRANT, unit: Unit.USD, amount: amount.usdMicros, note },
      { accountId, kind: LedgerKind.GRANT, unit: Unit.GENERATIONS, amount: BigInt(amount.generations), note },
    ].filter((e) => e.amount !== 0n),
  });
}

/** Millionths of a dollar as the number of dollars that JSON shows. */
export const usd = (micros: bigint): number => Number(micros) / 1e6;

/** What a job costs its account, as every surface reports it. */
export const usageOf = (charge: Charge) =>
  charge.unit === Unit.USD
    ? { type: 'usd' as const, usd: usd(charge.amount), generations: null }
    : { type: 'generations' as const, usd: 0, generations: Number(charge.amount) };
