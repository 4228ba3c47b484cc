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
  /** Work of the highest quality: 20 generations up to 64×64, rising with the area to 40 from 128×128. */
  pro: (width: number, height: number): Price => {
    const share = (width * height - 64 * 64) / (128 * 128 - 64 * 64);
    return generations(20 + Math.ceil(20 * Math.min(1, Math.max(0, share))));
  },
};

/**
 * Takes a price from the account's available balance: US dollars while they suffice, else generations.
 * Run inside the transaction that writes the job. Throws PAYMENT_REQUIRED.
 */
export async function hold(tx: Tx, accountId: string, jobId: string, cost: Price): Promise<Charge> {
  const paidInUsd = await tx.account.updateMany({
    where: { id: accountId, usdMicros: { gte: cost.usdMicros } },
    data: { usdMicros: { decrement: cost.usdMicros } },
  });
  let charge: Charge = { unit: Unit.USD, amount: cost.usdMicros };
  if (!paidInUsd.count) {
    const paidInGenerations = await tx.account.updateMany({
      where: { id: accountId, generations: { gte: cost.generations } },
      data: { generations: { decrement: cost.generations } },
    });
    if (!paidInGenerations.count)
      throw new AppError(
        'PAYMENT_REQUIRED',
        `Insufficient credits: this costs $${usd(cost.usdMicros)} or ${cost.generations} generations.`,
        {
          details: { usd: usd(cost.usdMicros), generations: cost.generations },
        },
      );
    charge = { unit: Unit.GENERATIONS, amount: BigInt(cost.generations) };
  }
  await tx.ledgerEntry.create({
    data: { accountId, jobId, kind: LedgerKind.HOLD, unit: charge.unit, amount: -charge.amount },
  });
  return charge;
}

/** The hold of a completed job becomes its charge. Once a job: the ledger's unique key refuses a second. */
export async function settle(tx: Tx, accountId: string, jobId: string, charge: Charge): Promise<void> {
  await tx.ledgerEntry.create({ data: { accountId, jobId, kind: LedgerKind.SETTLE, unit: charge.unit, amount: 0n } });
}

/** The hold of a failed or cancelled job goes back. */
export async function release(tx: Tx, accountId: string, jobId: string, charge: Charge): Promise<void> {
  await tx.ledgerEntry.create({
    data: { accountId, jobId, kind: LedgerKind.RELEASE, unit: charge.unit, amount: charge.amount },
  });
  await tx.account.update({
    where: { id: accountId },
    data:
      charge.unit === Unit.USD
        ? { usdMicros: { increment: charge.amount } }
        : { generations: { increment: Number(charge.amount) } },
  });
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
