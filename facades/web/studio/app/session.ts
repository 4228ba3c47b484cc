/** The token of this tab. Cookies are shared by all ports of a host, where games of users live: none are used. */

const KEY = 'pixelkiln.token';

/** The token of the printed link (`/#token=…`), which is taken out of the address at once, or the one that was kept. */
export function readToken(): string | undefined {
  const given = new URLSearchParams(location.hash.slice(1)).get('token');
  if (given) {
    history.replaceState(null, '', location.pathname + location.search);
    keepToken(given, false);
    return given;
  }
  return sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY) ?? undefined;
}

/** `stay`: also in other tabs and after the browser was closed. */
export function keepToken(token: string, stay: boolean): void {
  sessionStorage.setItem(KEY, token);
  if (stay) localStorage.setItem(KEY, token);
}

export function forgetToken(): void {
  sessionStorage.removeItem(KEY);
  localStorage.removeItem(KEY);
}
