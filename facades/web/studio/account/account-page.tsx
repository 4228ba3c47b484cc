import { useQuery } from 'urql';
import { graphql } from '../app/graphql.ts';
import { useJobs } from '../queue/jobs.tsx';

const ACCOUNT = graphql(`
  query AccountPage { account { id name usd generations createdAt } }
`);

/** What is left, and where the other ways into the service are. */
export function AccountPage() {
  const [{ data }] = useQuery({ query: ACCOUNT, requestPolicy: 'cache-and-network' });
  const { rows } = useJobs();
  const account = data?.account;
  const host = location.origin;
  return (
    <div className="account">
      {account && (
        <section className="figures" aria-label="Balance">
          <p>
            <b className="big number">${account.usd.toFixed(2)}</b> left to spend
          </p>
          <p>
            <b className="big number">{account.generations.toLocaleString('en')}</b> generations, used once the dollars
            are spent
          </p>
          <p>
            <b className="big number">{rows.length}</b> of the newest jobs are in the queue’s list
          </p>
        </section>
      )}
      <section aria-label="For programs">
        <h2>For programs</h2>
        <dl className="addresses">
          <dt>GraphQL, with subscriptions</dt>
          <dd>
            <a href="/graphql">{host}/graphql</a>
          </dd>
          <dt>REST v2</dt>
          <dd>
            <a href="/v2/docs">{host}/v2</a>
          </dd>
          <dt>REST v1</dt>
          <dd>
            <a href="/v1/docs">{host}/v1</a>
          </dd>
          <dt>Tools for AI assistants (MCP)</dt>
          <dd>
            <code>{host}/mcp</code>
          </dd>
        </dl>
        <p className="dim">Each takes the header “Authorization: Bearer” and your token.</p>
      </section>
    </div>
  );
}
