import { useState } from 'react';
import { useClient } from 'urql';
import { problemOf } from '../app/errors.ts';
import { graphql } from '../app/graphql.ts';
import { useToasts } from '../parts/toasts.tsx';
import { PRESETS, SCOPES, saysOf } from './scopes.ts';

const CREATE = graphql(`
  mutation CreateToken($name: String!, $scopes: [String!]!) { createToken(input: { name: $name, scopes: $scopes }) { secret token { id } } }
`);
const REVOKE = graphql(`
  mutation RevokeToken($id: String!) { revokeToken(input: { tokenId: $id }) { tokenId } }
`);

const same = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join();
const withRight = (scopes: readonly string[], scope: string, has: boolean): string[] => {
  const known = scopes.includes('*') ? SCOPES.map((one) => one.scope) : scopes;
  return has ? [...known, scope] : known.filter((one) => one !== scope);
};

interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: readonly string[];
  readonly current: boolean;
  readonly createdAt: string;
}

/** The keys of the account, and new ones that may do as much as they are for. */
export function Tokens({ tokens, onChange }: { tokens: readonly TokenRow[]; onChange: () => void }) {
  const client = useClient();
  const { complain, say } = useToasts();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly string[]>(['*']);
  const [secret, setSecret] = useState<string>();
  const make = async () => {
    const { data, error } = await client.mutation(CREATE, { name: name.trim(), scopes: [...scopes] }).toPromise();
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
            <span className="dim">{saysOf(token.scopes)}</span>
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
        <select
          aria-label="What the new token may do"
          value={PRESETS.find((preset) => same(preset.scopes, scopes))?.title ?? ''}
          onChange={({ target }) => setScopes(PRESETS.find(({ title }) => title === target.value)?.scopes ?? scopes)}
        >
          {PRESETS.map(({ title }) => (
            <option key={title}>{title}</option>
          ))}
          <option value="" disabled>
            What is chosen below
          </option>
        </select>
        <button type="submit" className="button" disabled={!name.trim() || !scopes.length}>
          Make a token
        </button>
        <details className="more">
          <summary>Choose each right</summary>
          <div className="rights">
            {SCOPES.map(({ scope, title }) => (
              <label key={scope} className="check-label">
                <input
                  type="checkbox"
                  checked={scopes.includes('*') || scopes.includes(scope)}
                  onChange={({ target }) => setScopes(withRight(scopes, scope, target.checked))}
                />{' '}
                {title}
              </label>
            ))}
          </div>
        </details>
      </form>
    </section>
  );
}
