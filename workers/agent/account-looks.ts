/** What the assistant looks up besides the library: the queue, what things cost, the games that are online. */
import { type OwnTool, said } from './tools.ts';

const READS = { keyed: true, readOnly: true, inputSchema: { type: 'object', properties: {} } } as const;
/** Longest list. */
const MOST = 50;
/** So many of what cost most, or of what ended last. */
const FEW = 8;

interface Job {
  readonly kind: string;
  readonly status: string;
  readonly stage: string;
  readonly fraction: number;
  readonly etaSeconds: number;
  readonly error: { readonly message: string } | null;
  readonly asset: { readonly name: string } | null;
}
interface Costly {
  readonly name: string;
  readonly kind: string;
  readonly job: { readonly usage: { readonly usd: number; readonly generations: number | null } } | null;
}
interface Game {
  readonly url: string;
  readonly branch: string;
  readonly updatedAt: string;
  readonly project: { readonly name: string };
}
const nodes = <T>(connection: unknown): readonly T[] =>
  (connection as { readonly edges: readonly { readonly node: T }[] }).edges.map(({ node }) => node);

/** "generateImage" → "generate image" */
const inWords = (kind: string): string => kind.replace(/([A-Z])/g, ' $1').toLowerCase();
const jobLine = ({ kind, asset, stage, fraction, etaSeconds }: Job): string =>
  `- ${asset?.name ?? inWords(kind)}: ${stage}, ${Math.round(fraction * 100)} %${etaSeconds > 0 ? `, about ${Math.ceil(etaSeconds)} s left` : ''}`;

export const ACCOUNT_LOOKS: readonly OwnTool[] = [
  {
    ...READS,
    name: 'list_jobs',
    title: 'Look at the queue',
    description: 'What is waiting or being drawn for the account, how far it is, and what failed lately. Free.',
    run: async (_args, { operations, context }) => {
      const document = `query ($first: Int) { jobs(first: $first) { edges { node {
        kind status stage fraction etaSeconds error { message } asset { name } } } } }`;
      // the message that asks is a job of its own
      const jobs = nodes<Job>((await operations.graphql(document, { first: MOST }, context)).jobs).filter(
        ({ kind }) => !/chat/i.test(kind),
      );
      const open = jobs.filter(({ status }) => status === 'RUNNING' || status === 'QUEUED');
      const failed = jobs.filter(({ status }) => status === 'FAILED').slice(0, 3);
      const lines = [
        open.length
          ? `In your queue:\n${open.slice(0, FEW).map(jobLine).join('\n')}${open.length > FEW ? `\n… and ${open.length - FEW} more.` : ''}`
          : 'Nothing of yours is waiting or being drawn just now: all that was begun has ended.',
        ...failed.map(
          ({ asset, kind, error }) => `Failed: ${asset?.name ?? inWords(kind)}${error ? ` (${error.message})` : ''}.`,
        ),
      ];
      return said(lines.join('\n'), { open: open.length, failed: failed.length });
    },
  },
  {
    ...READS,
    name: 'get_spending',
    title: 'Look up what things cost',
    description: 'What the drawing of each of the latest assets of the account cost, the dearest first. Free.',
    run: async (_args, { operations, context }) => {
      const document = `query ($first: Int) { assets(first: $first, status: COMPLETED) { edges { node {
        name kind job { usage { usd generations } } } } } }`;
      const assets = nodes<Costly>((await operations.graphql(document, { first: 100 }, context)).assets);
      const costs = assets
        .map(({ name, kind, job }) => ({
          line: `${name} (${kind.toLowerCase().replaceAll('_', ' ')})`,
          generations: job?.usage.generations ?? 0,
          usd: job?.usage.usd ?? 0,
        }))
        .sort((a, b) => b.usd - a.usd || b.generations - a.generations);
      if (!costs.length) return said('Nothing is drawn yet, so nothing was spent.', { total: 0 });
      const price = (one: (typeof costs)[number]) =>
        one.usd > 0
          ? `${one.usd.toFixed(4)} dollars`
          : `${one.generations} generation${one.generations === 1 ? '' : 's'}`;
      return said(
        `The dearest of what you made:\n${costs
          .slice(0, FEW)
          .map((one) => `- ${one.line}: ${price(one)}`)
          .join('\n')}`,
        { total: costs.reduce((sum, { generations }) => sum + generations, 0) },
      );
    },
  },
  {
    ...READS,
    name: 'list_games',
    title: 'Look for games',
    description: 'The games of the account that are online, with their addresses, newest first. Free.',
    run: async (_args, { operations, context }) => {
      const document = `query ($first: Int) { deployments(first: $first) { edges { node {
        url branch updatedAt project { name } } } } }`;
      const games = nodes<Game>((await operations.graphql(document, { first: MOST }, context)).deployments);
      return said(
        games.length
          ? games
              .map(({ project, url, updatedAt }) => `- ${project.name} (${updatedAt.slice(0, 10)}): ${url}`)
              .join('\n')
          : 'none',
        { games: games.map(({ project, url }) => ({ name: project.name, url })) },
      );
    },
  },
];
