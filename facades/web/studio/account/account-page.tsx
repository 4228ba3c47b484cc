import { useState } from 'react';
import { useClient, useQuery } from 'urql';
import { problemOf } from '../app/errors.ts';
import { graphql } from '../app/graphql.ts';
import { useToasts } from '../parts/toasts.tsx';
import { UsagePlot } from './usage-plot.tsx';

const ACCOUNT = graphql(`
  query AccountPage {
    account { id name usd generations createdAt }
    usage(days: 30) { day kind jobs usd generations }
    tokens { id name prefix scopes current createdAt }
    ledger(first: 20) { edges { node { id kind unit amount jobId note createdAt } } }
  }
`);
const CREATE = graphql(`
  mutation CreateToken($name: String!) { createToken(input: { name: $name }) { secret token { id } } }
`);
const REVOKE = graphql(`
  mutation RevokeToken($id: String!) { revokeToken(input: { tokenId: $id }) { tokenId } }
`);

const WHAT: Readonly<Record<string, string>> = {
  GRANT: 'Granted',
  HOLD: 'Set aside',
  SETTLE: 'Charged what was set aside',
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
              {data.ledger.edges.map(({ node }) => (
                <tr key={node.id}>
                  <td>{when(node.createdAt)}</td>
                  <td>{node.note ?? WHAT[node.kind] ?? node.kind}</td>
                  <td className="number">{amountOf(node.unit, node.amount)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {data && <Tokens tokens={data.tokens} onChange={again} />}
      <Programs />
    </div>
  );
}

interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: readonly string[];
  readonly current: boolean;
  readonly createdAt: string;
}

function Tokens({ tokens, onChange }: { tokens: readonly TokenRow[]; onChange: () => void }) {
  const client = useClient();
  const { complain, say } = useToasts();
  const [name, setName] = useState('');
  const [secret, setSecret] = useState<string>();
  const make = async () => {
    const { data, error } = await client.mutation(CREATE, { name: name.trim() }).toPromise();
    if (error) return complain(problemOf(error)!.message);
    setSecret(data?.createToken.secret);
    setName('');
    onChange();
  };
  const revoke = async (token: TokenRow) => {
    const { error } = await client.mutation(REVOKE, { id: token.id }).toPromise();
    if (error) return complain(problemOf(error)!.message);
    say(`“${token.name}” has ended.`);
    onChange();
  };
  return (
    <section aria-label="Tokens">
      <h2>Tokens</h2>
      <ul className="tokens">
        {tokens.map((token) => (
          <li key={token.id}>
            <b>{token.name}</b>
            <code>{token.prefix}…</code>
            <span className="dim">{token.scopes.includes('*') ? 'may do everything' : token.scopes.join(', ')}</span>
            {token.current ? (
              <span className="tag">this one</span>
            ) : (
              <button type="button" className="button bad" onClick={() => void revoke(token)}>
                End it
              </button>
            )}
          </li>
        ))}
      </ul>
      {secret && (
        <p className="note hot" role="status">
          <span>
            It is shown this once: <code>{secret}</code>
          </span>
        </p>
      )}
      <form
        className="token-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) void make();
        }}
      >
        <input
          className="input"
          aria-label="Name of a new token"
          placeholder="A name: laptop, build server"
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <button type="submit" className="button" disabled={!name.trim()}>
          Make a token
        </button>
      </form>
    </section>
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
