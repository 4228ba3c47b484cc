/** What of the account's work the assistant stops, and what was charged for it. */
import { type OwnTool, said } from './tools.ts';

/** Longest list of jobs that is looked through. */
const MOST = 100;

interface Open {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly asset: { readonly name: string } | null;
}
interface Day {
  readonly day: string;
  readonly kind: string;
  readonly jobs: number;
  readonly usd: number;
  readonly generations: number;
}
/** "generateImage" → "generate image" */
const inWords = (kind: string): string => kind.replace(/([A-Z])/g, ' $1').toLowerCase();
const nameOf = ({ kind, asset }: Open): string => asset?.name ?? inWords(kind);
const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
const costOf = (days: readonly Day[]): string => {
  const generations = days.reduce((sum, one) => sum + one.generations, 0);
  const usd = days.reduce((sum, one) => sum + one.usd, 0);
  return [...(generations || !usd ? [counted(generations, 'generation')] : []), ...(usd ? [`${usd.toFixed(usd < 1 ? 4 : 2)} dollars`] : [])].join(' and '); // biome-ignore format: one line
};

const JOBS = `query ($first: Int) { jobs(first: $first) { edges { node { id kind status asset { name } } } } }`;
const CANCEL = 'mutation ($input: JobByIdInput!) { cancelJob(input: $input) { id status } }';
const USAGE = 'query ($days: Int!) { usage(days: $days) { day kind jobs usd generations } }';

export const WORK_TOOLS: readonly OwnTool[] = [
  {
    keyed: true,
    readOnly: false,
    name: 'cancel_jobs',
    title: 'Stop what runs',
    description:
      'Stops drawings of the account that wait or run, all or those whose name has some words; what was not drawn is not charged. Never a conversation. Free.',
    inputSchema: { type: 'object', properties: { name: { type: 'string', maxLength: 200 } } },
    run: async ({ name }, { operations, context }) => {
      const { jobs } = await operations.graphql(JOBS, { first: MOST }, context);
      const wanted = String(name ?? '').toLowerCase();
      const open = (jobs as { readonly edges: readonly { readonly node: Open }[] }).edges
        .map(({ node }) => node)
        // the message that asks is a job of its own
        .filter(({ kind, status }) => /^(?:QUEUED|RUNNING)$/.test(status) && !/chat/i.test(kind));
      const meant = open.filter((job) => nameOf(job).toLowerCase().includes(wanted));
      const stopped: Open[] = [];
      for (const job of meant) {
        const { cancelJob } = await operations.graphql(CANCEL, { input: { jobId: job.id } }, context);
        if ((cancelJob as { readonly status: string }).status === 'CANCELED') stopped.push(job);
      }
      const rest = open.length - stopped.length;
      const left = rest ? ` ${counted(rest, 'other')} ${rest === 1 ? 'goes' : 'go'} on.` : '';
      if (!open.length)
        return said('Nothing of yours is waiting or being drawn: there is nothing to stop.', { stopped: 0 });
      if (!stopped.length) return said(`Nothing was stopped${wanted ? `: none that runs is called "${wanted}"` : ''}.${left}`, { stopped: 0 }); // biome-ignore format: one line
      return said(
        `Stopped: ${stopped.map((job) => `"${nameOf(job)}"`).join(', ')}. What was not drawn is given back.${left}`,
        { stopped: stopped.length },
      );
    },
  },
  {
    keyed: true,
    readOnly: true,
    name: 'get_usage',
    title: 'Look up what was charged',
    description: 'What was charged for drawings in the last days, today among them, by day and kind. Free.',
    inputSchema: {
      type: 'object',
      properties: {
        days: { type: 'integer', minimum: 1, maximum: 90, default: 30 },
        until: { type: 'string', description: 'Only days before this one, YYYY-MM-DD.' },
      },
    },
    run: async ({ days, until }, { operations, context }) => {
      const count = Math.min(90, Math.max(1, Math.round(Number(days) || 30)));
      const all = (await operations.graphql(USAGE, { days: count }, context)).usage as readonly Day[];
      // conversations and what else is free stand in the list of jobs, too
      const usage = all.filter(
        ({ day, usd, generations }) => (usd > 0 || generations > 0) && (typeof until !== 'string' || day < until),
      );
      const when = typeof until === 'string' ? `before ${until}` : count === 1 ? 'today' : `in the last ${count} days`;
      if (!usage.length) return said(`Nothing was charged ${when}.`, { generations: 0, usd: 0 });
      const kinds = [...new Set(usage.map(({ kind }) => kind))].map((kind) => {
        const of = usage.filter((one) => one.kind === kind);
        return `- ${inWords(kind)}: ${counted(of.reduce((sum, one) => sum + one.jobs, 0), 'job')}, ${costOf(of)}`; // biome-ignore format: one line
      });
      return said(`Charged ${when}: ${costOf(usage)}.\n${kinds.join('\n')}`, {
        generations: usage.reduce((sum, one) => sum + one.generations, 0),
        usd: usage.reduce((sum, one) => sum + one.usd, 0),
        usage,
      });
    },
  },
];
