import { Component, type ReactNode } from 'react';

/** Of the last time that a page was loaded anew because a part of it was missing. */
const RELOADED = 'pixelkiln.reloaded';
/** A second miss so soon after is no newer version. */
const SOON_MS = 60_000;

/** Parts of the page that are no longer there: the server has a newer version of it. */
const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|preload CSS|Importing a module script failed/i.test(error.message);

/** True once a minute: then the page is loaded anew. */
function reloads(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < SOON_MS) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/**
 * What broke is told where it would be, and everything around it goes on. A part of the page that the server no longer
 * has is fetched by loading the page anew, once. `of`: another page begins without the error.
 */
export class Broken extends Component<{ of: string; children: ReactNode }, { error?: unknown; of?: string }> {
  override state: { error?: unknown; of?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  static getDerivedStateFromProps({ of }: { of: string }, state: { error?: unknown; of?: string }) {
    return state.of === of ? null : { of, error: undefined };
  }

  override componentDidCatch(error: unknown) {
    if (isMissingPart(error)) reloads();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <div className="empty" role="alert">
        <h2>This page could not be shown</h2>
        <p className="dim">{error instanceof Error ? error.message : String(error)}</p>
        <div className="chips">
          <button type="button" className="button" onClick={() => this.setState({ error: undefined })}>
            Try again
          </button>
          <button type="button" className="button" onClick={() => location.reload()}>
            Load the page anew
          </button>
        </div>
      </div>
    );
  }
}
