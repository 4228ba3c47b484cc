import { link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type Db, openDb } from '../../src/db.ts';
import { quantiles, type Stand } from './stand.ts';

const ENTRIES = 10_000;
const PREVIEWS = 40;
const LIMITS = { firstPaintMs: 500, firstRowMs: 200, frameMs: 1000 / 60 };
const WORDS = [
  'a stone well',
  'a mushroom',
  'a lantern',
  'a barrel',
  'an anvil',
  'a red crystal',
  'a campfire',
  'a sign',
];

/** The studio in Chromium: how soon it shows something, a library of 10,000 entries, and many previews at once. */
export async function benchStudio(stand: Stand) {
  const db = openDb(stand.databaseUrl, 2);
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    await draw(stand, WORDS);
    await seed(db, stand);
    return {
      limits: LIMITS,
      firstPaint: await firstPaint(browser, stand),
      library: await library(browser, stand),
      previews: await previews(browser, stand),
    };
  } finally {
    await browser.close();
    await db.$disconnect();
  }
}

async function graphql(stand: Stand, query: string) {
  const answer = await fetch(`${stand.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stand.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { errors } = (await answer.json()) as { errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
}

const mutation = (words: string, i: number, wait: boolean): string =>
  `m${i}: createMapObject(input: { description: "${words}", imageSize: { width: 64, height: 64 } }) { ${wait ? 'finished { id }' : 'job { id }'} }`;
const draw = (stand: Stand, words: readonly string[], wait = true) =>
  graphql(stand, `mutation { ${words.map((one, i) => mutation(one, i, wait)).join(' ')} }`);

/** Copies of what was drawn, each with its own job, picture and file, so that pages are loaded as they are elsewhere. */
async function seed(db: Db, { accountId, dataDir }: Stand) {
  await db.$executeRaw`create table bench_copy as
    select n, gen_random_uuid() as asset_id, gen_random_uuid() as job_id, gen_random_uuid() as image_id, of.*
    from generate_series(1, ${ENTRIES}::int) n join (
      select row_number() over (order by a.id) as place, a.id as of_asset, a.job_id as of_job, i.id as of_image, i.blob_key as of_blob
      from asset a join image i on i.job_id = a.job_id and i.position = 0 where a.account_id = ${accountId}::uuid
    ) of on of.place = 1 + n % ${WORDS.length}`;
  const older = `'created_at', row.created_at - make_interval(secs => c.n)`;
  const key = `'seeded/' || c.image_id || '.png'`;
  const copy = (table: string, of: string, changed: string) =>
    db.$executeRawUnsafe(
      `insert into ${table} select (jsonb_populate_record(row, jsonb_build_object(${changed}))).* from bench_copy c join ${table} row on row.${of}`,
    );
  await copy('job', 'id = c.of_job', `'id', c.job_id, 'idempotency_key', null, ${older}`);
  await copy('blob', 'key = c.of_blob', `'key', ${key}`);
  await copy('image', 'id = c.of_image', `'id', c.image_id, 'job_id', c.job_id, 'blob_key', ${key}, ${older}`);
  await copy(
    'asset',
    'id = c.of_asset',
    `'id', c.asset_id, 'job_id', c.job_id, 'group_id', c.asset_id, 'name', row.name || ' ' || c.n, ${older}`,
  );
  const copies = await db.$queryRaw<{ from: string; to: string }[]>`
    select of_blob as from, image_id::text as to from bench_copy`;
  await db.$executeRaw`drop table bench_copy`;
  await db.$executeRaw`analyze`;
  const files = path.join(dataDir, 'files');
  await mkdir(path.join(files, 'seeded'), { recursive: true });
  for (let at = 0; at < copies.length; at += 1000)
    await Promise.all(
      copies
        .slice(at, at + 1000)
        .map(({ from, to }) => link(path.join(files, from), path.join(files, `seeded/${to}.png`))),
    );
}

async function open(browser: Browser, stand: Stand, at: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${stand.url}${at}#token=${stand.token}`);
  return page;
}

/** Milliseconds from the address to the first picture of the page, and until one can write in it; nothing was cached. */
async function firstPaint(browser: Browser, stand: Stand) {
  const paints: number[] = [];
  const usable: number[] = [];
  for (let round = 0; round < 5; round++) {
    const page = await open(browser, stand, '/');
    await page.locator('#words').waitFor();
    usable.push(await page.evaluate<number>('performance.now()'));
    paints.push(await page.evaluate<number>("performance.getEntriesByName('first-contentful-paint')[0].startTime"));
    await page.close();
  }
  return { unit: 'ms', firstContentfulPaint: quantiles(paints), canWrite: quantiles(usable) };
}

async function heapMiB(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return Math.round((usedSize / 2 ** 20) * 10) / 10;
}

async function library(browser: Browser, stand: Stand) {
  const page = await open(browser, stand, '/');
  await page.locator('#words').waitFor();
  const firstRow: number[] = [];
  for (let round = 0; round < 5; round++) {
    await page.goto(`${stand.url}/account`);
    await page.getByRole('heading', { name: 'Account' }).waitFor();
    firstRow.push(
      await page.evaluate<number>(`new Promise((done) => {
        const began = performance.now();
        const look = () => (document.querySelector('.card-link') ? done(performance.now() - began) : requestAnimationFrame(look));
        document.querySelector('a[href="/library"]').click();
        look();
      })`),
    );
  }
  const heap = [await heapMiB(page)];
  const frames: number[] = [];
  const holes: number[] = [];
  for (let quarter = 0; quarter < 4; quarter++) {
    const seen = await page.evaluate<{ frames: number[]; holes: number }>(`new Promise((done) => {
      const view = document.querySelector('.grid-scroll');
      const end = (view.scrollHeight - view.clientHeight) * ${(quarter + 1) / 4};
      const frames = [];
      let holes = 0, last = performance.now();
      const step = (now) => {
        frames.push(now - last);
        last = now;
        holes += document.querySelectorAll('.card-empty').length > 0;
        if (view.scrollTop >= end - 1) return done({ frames, holes });
        view.scrollTop = Math.min(end, view.scrollTop + 300);
        requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    })`);
    frames.push(...seen.frames.slice(1));
    holes.push(seen.holes / seen.frames.length);
    await page.locator('.card-link').first().waitFor();
    heap.push(await heapMiB(page));
  }
  await page.close();
  return {
    entries: ENTRIES,
    firstRowMs: quantiles(firstRow),
    heapMiBAtQuarters: heap,
    framesWhileScrollingMs: quantiles(frames),
    framesWithPlacesNotYetLoaded: holes.map((share) => Math.round(share * 100) / 100),
  };
}

/** Frames of the page while many jobs send what they have drawn so far. */
async function previews(browser: Browser, stand: Stand) {
  const page = await open(browser, stand, '/library');
  await page.locator('.card-link').first().waitFor();
  await page.evaluate(`(() => {
    globalThis.frames = [];
    let last = performance.now();
    const step = (now) => { frames.push(now - last); last = now; requestAnimationFrame(step); };
    requestAnimationFrame(step);
  })()`);
  await page.waitForTimeout(1000);
  const idle = await page.evaluate<number[]>('frames.splice(0)');
  await draw(
    stand,
    Array.from({ length: PREVIEWS }, (_, i) => WORDS[i % WORDS.length]!),
    false,
  );
  const all = (ENTRIES + WORDS.length + PREVIEWS).toLocaleString('en');
  await page.locator('.library-bar [role=status]', { hasText: all }).waitFor();
  await page.locator('[aria-label^="Queue: 0"]').waitFor({ timeout: 60_000 });
  await page.locator('.card-drawing').first().waitFor({ state: 'detached' });
  const busy = await page.evaluate<number[]>('frames');
  await page.close();
  return { jobs: PREVIEWS, idleFramesMs: quantiles(idle.slice(1)), framesMs: quantiles(busy.slice(1)) };
}
