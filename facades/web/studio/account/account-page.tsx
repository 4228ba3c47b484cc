import { LogOut } from 'lucide-react';
import { useQuery } from 'urql';
import { problemOf } from '../app/errors.ts';
import { graphql } from '../app/graphql.ts';
import { commandTable } from '../commands/commands.ts';
import { Tokens } from './tokens.tsx';
import { UsagePlot } from './usage-plot.tsx';

const ACCOUNT = graphql(`
  query AccountPage {
    account { id name usd generations createdAt }
    usage(days: 30) { day kind jobs usd generations }
    tokens { id name prefix scopes current createdAt }
    ledger(first: 40) { edges { node { id kind unit amount jobId note createdAt } } }
  }
`);
const WHAT: Readonly<Record<string, string>> = {
  GRANT: 'Granted',
  HOLD: 'Set aside for a drawing',
  SETTLE: 'Charged',
  RELEASE: 'Given back',
};
const when = (date: string): string => new Date(date).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
const amountOf = (unit: string, amount: number): string =>
  amount === 0
    ? ''
    : `${amount < 0 ? '−' : '+'}${unit === 'USD' ? `$${Math.abs(amount).toFixed(3)}` : Math.abs(amount)}`;

/** What is left and where it went, the keys of the account, and the other ways into the service. */
export function AccountPage() {
  const [{ data, error }, refresh] = useQuery({ query: ACCOUNT, requestPolicy: 'cache-and-network' });
  const again = () => refresh({ requestPolicy: 'network-only' });
  const problem = problemOf(error);
  const entries = data?.ledger.edges.map(({ node }) => node) ?? [];
  // what was set aside and then charged is one line
  const settled = new Set(entries.filter(({ kind }) => kind === 'SETTLE').map(({ jobId }) => jobId));
  const what = ({ kind, note, jobId }: (typeof entries)[number]) =>
    note ?? (kind === 'HOLD' && settled.has(jobId) ? 'Drawn' : (WHAT[kind] ?? kind));
  return (
    <div className="account">
      {problem && (
        <p className="note bad" role="alert">
          {problem.message} {problem.hint}
        </p>
      )}
      {data && (
        <section className="figures" aria-label="Balance">
          <p>
            <b className="big number">${data.account.usd.toFixed(2)}</b> left to spend
          </p>
          <p>
            <b className="big number">{data.account.generations.toLocaleString('en')}</b> generations, used once the
            dollars are spent
          </p>
        </section>
      )}
      {data && (
        <p className="dim small">
          More is added where the server runs: <code>npm run token -- credit --usd 100</code>
        </p>
      )}
      {data && (
        <section aria-label="Usage">
          <h2>The last 30 days</h2>
          <UsagePlot rows={data.usage} />
        </section>
      )}
      {data && (
        <section aria-label="History">
          <h2>What changed the balance</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">When</th>
                <th scope="col">What</th>
                <th scope="col">Amount</th>
              </tr>
            </thead>
            <tbody>
              {entries
                .filter(({ amount }) => amount !== 0)
                .map((entry) => (
                  <tr key={entry.id}>
                    <td>{when(entry.createdAt)}</td>
                    <td>{what(entry)}</td>
                    <td className="number">{amountOf(entry.unit, entry.amount)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      )}
      {data && <Tokens tokens={data.tokens} onChange={again} />}
      <Programs />
      <p>
        <button
          type="button"
          className="button"
          onClick={() =>
            commandTable
              .list()
              .find(({ id }) => id === 'sign-out')
              ?.run()
          }
        >
          <LogOut className="icon" aria-hidden /> Sign out
        </button>
      </p>
    </div>
  );
}

function Programs() {
  const { origin } = location;
  const mcp = JSON.stringify(
    {
      mcpServers: {
        pixelkiln: { type: 'http', url: `${origin}/mcp`, headers: { Authorization: 'Bearer YOUR_TOKEN' } },
      },
    },
    null,
    2,
  );
  return (
    <section aria-label="For programs">
      <h2>For programs</h2>
      <dl className="addresses">
        <dt>GraphQL, with subscriptions</dt>
        <dd>
          <a href="/graphql">{origin}/graphql</a>
        </dd>
        <dt>REST v2</dt>
        <dd>
          <a href="/v2/docs">{origin}/v2</a>
        </dd>
        <dt>REST v1</dt>
        <dd>
          <a href="/v1/docs">{origin}/v1</a>
        </dd>
        <dt>All of v2 for language models</dt>
        <dd>
          <a href="/v2/llms.txt">{origin}/v2/llms.txt</a>
        </dd>
      </dl>
      <p className="dim">Each takes the header “Authorization: Bearer” and a token. An AI assistant takes this:</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keys */}
      <pre tabIndex={0} role="region" aria-label="Configuration of an AI assistant">
        <code>{mcp}</code>
      </pre>
    </section>
  );
}
