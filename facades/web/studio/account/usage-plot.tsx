import { titleOf } from '../queue/words.ts';

interface UsageRow {
  readonly day: string;
  readonly kind: string;
  readonly jobs: number;
  readonly usd: number;
  readonly generations: number;
}

const DAYS = 30;
const DAY_MS = 86_400_000;

/** Jobs of each of the last days, a bar a day; each says itself in words. */
export function UsagePlot({ rows }: { rows: readonly UsageRow[] }) {
  const days = Array.from({ length: DAYS }, (_, i) =>
    new Date(Date.now() - (DAYS - 1 - i) * DAY_MS).toISOString().slice(0, 10),
  );
  const of = days.map((day) => {
    const mine = rows.filter((row) => row.day === day);
    const sum = (value: (row: UsageRow) => number) => mine.reduce((total, row) => total + value(row), 0);
    return {
      day,
      jobs: sum(({ jobs }) => jobs),
      usd: sum(({ usd }) => usd),
      generations: sum(({ generations }) => generations),
    };
  });
  const most = Math.max(1, ...of.map(({ jobs }) => jobs));
  const total = of.reduce((sum, { jobs }) => sum + jobs, 0);
  const kinds = [...new Set(rows.map(({ kind }) => kind))]
    .map((kind) => {
      const mine = rows.filter((row) => row.kind === kind);
      const sum = (value: (row: UsageRow) => number) => mine.reduce((all, row) => all + value(row), 0);
      return {
        kind,
        jobs: sum(({ jobs }) => jobs),
        usd: sum(({ usd }) => usd),
        generations: sum(({ generations }) => generations),
      };
    })
    .sort((a, b) => b.jobs - a.jobs);
  return (
    <figure className="plot">
      <ul>
        {of.map(({ day, jobs, usd, generations }) => {
          const words = `${day}: ${jobs} ${jobs === 1 ? 'job' : 'jobs'}, $${usd.toFixed(3)}${generations ? `, ${generations} generations` : ''}`;
          return (
            <li key={day} title={words}>
              <span style={{ height: `${(jobs / most) * 100}%` }} />
              <span className="hidden-text">{words}</span>
            </li>
          );
        })}
      </ul>
      <figcaption className="dim">
        {total.toLocaleString('en')} {total === 1 ? 'job' : 'jobs'}; the busiest day had{' '}
        <span className="number">{(total ? most : 0).toLocaleString('en')}</span>
      </figcaption>
      {kinds.length > 0 && (
        <table className="plot-kinds">
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Jobs</th>
              <th scope="col">Spent</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ kind, jobs, usd, generations }) => (
              <tr key={kind}>
                <td>{titleOf(kind)}</td>
                <td className="number">{jobs.toLocaleString('en')}</td>
                <td className="number">
                  ${usd.toFixed(3)}
                  {generations > 0 && ` and ${generations} generations`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  );
}
