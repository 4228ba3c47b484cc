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
        {total.toLocaleString('en')} jobs; the busiest day had{' '}
        <span className="number">{most === 1 && !total ? 0 : most}</span>
      </figcaption>
    </figure>
  );
}
