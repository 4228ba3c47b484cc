import type { FormEvent } from 'react';
import { Logo } from '../parts/logo.tsx';

export function SignIn({
  wrong,
  onToken,
}: {
  wrong: string | undefined;
  onToken: (token: string, stay: boolean) => void;
}) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const token = String(data.get('token')).trim();
    if (token) onToken(token, data.get('stay') === 'on');
  };
  return (
    <main className="sign-in">
      <form className="card" onSubmit={onSubmit}>
        <Logo />
        <h1>Pixelkiln studio</h1>
        <p className="dim">Pixel art for games from words, on your own machine.</p>
        <div className="field">
          <label htmlFor="token">API token</label>
          <input
            id="token"
            name="token"
            className="input"
            type="password"
            autoComplete="current-password"
            required
            // biome-ignore lint/a11y/noAutofocus: the page is this field
            autoFocus
            aria-describedby="token-hint"
          />
          <p id="token-hint" className="field-note">
            The server prints a link with it when it starts; it is in the file data/token too.
          </p>
        </div>
        <label className="check-label">
          <input type="checkbox" name="stay" /> Keep me signed in
        </label>
        {wrong && (
          <p className="note bad" role="alert">
            {wrong}
          </p>
        )}
        <button type="submit" className="fire">
          Sign in
        </button>
        <nav aria-label="Interfaces" className="interfaces">
          <a href="/graphql">GraphQL</a>
          <a href="/v2/docs">REST v2</a>
          <a href="/v1/docs">REST v1</a>
          <a href="/v2/llms.txt">llms.txt</a>
        </nav>
      </form>
    </main>
  );
}
