/** How lists of requests say what is right: what is made, asked, told, or declined. */
import { GAME_ASSETS, MAP_TILES, type Request } from './requests.ts';

const [WRITES_GAME, MAKES_MAP] = ['write_game', 'create_map'];

type Made = Request['makes'][number];
export const makes = (say: string | readonly string[], ...made: Made[]): Request => ({
  say: [say].flat(),
  makes: made,
});
export const asks = (...say: string[]): Request => ({ say, makes: [], asks: true });
export const tells = (say: string | readonly string[], words: RegExp): Request => ({
  say: [say].flat(),
  makes: [],
  tells: words,
});
/** What the service cannot do: said so, or asked about, and nothing made. */
export const declines = (...say: string[]): Request =>
  tells(say, /can(no|’|')t|can not|do(es)? not|don[’']t|only|has no|\?/i);
/** Several answers are right. */
export const either = (first: Request, ...others: Request[]): Request => ({ ...first, or: others });
export const game = (say: string | readonly string[], template: string, ...words: RegExp[]): Request =>
  makes(say, [WRITES_GAME, new RegExp(`"template":"${template}"`), ...words], [GAME_ASSETS]);
export const map = (say: string, ...words: RegExp[]): Request => makes(say, [MAKES_MAP, ...words], [MAP_TILES]);
