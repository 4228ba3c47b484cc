import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi, type TestApiOptions } from '../setup/api.ts';
import { openBrowser, openPage } from './browser.ts';

/** The service and a Chromium for all flows of a file. */
export function studio(options: TestApiOptions = {}) {
  let api: TestApi;
  let browser: Browser;
  beforeAll(async () => {
    [api, browser] = await Promise.all([startTestApi(options), openBrowser()]);
  }, 90_000);
  afterAll(async () => {
    await browser?.close();
    await api?.close();
  });
  return {
    get api() {
      return api;
    },
    get browser() {
      return browser;
    },
    /** An account of a test's own, which has nothing yet. */
    async someone() {
      const { token } = await testAccount(api.db);
      const headers = { authorization: `Bearer ${token}` };
      const graphql = async (query: string, variables?: Record<string, unknown>) => {
        const { data, errors } = await api.graphql(query, variables, headers);
        if (errors) throw new Error(JSON.stringify(errors));
        return data;
      };
      return {
        token,
        headers,
        graphql,
        /** Runs a mutation and gives the asset that it made, once its job has ended. */
        made: async (mutation: string): Promise<string> =>
          (await graphql(`mutation { it: ${mutation} { finished { asset { id } } } }`)).it.finished.asset.id,
        /** Opens a page by the printed link. */
        async opens(path = '/', more: Parameters<typeof openPage>[1] = {}) {
          const opened = await openPage(browser, more);
          await opened.page.goto(`${api.url}${path}#token=${token}`);
          await opened.page.getByRole('link', { name: 'Library' }).first().waitFor();
          // keys work once the page behind the frame is there
          if (path === '/') await opened.page.locator('#words').waitFor();
          return opened;
        },
      };
    },
  };
}
export type Studio = ReturnType<typeof studio>;

export const draw = async (page: Page, words: string) => {
  // also out of a field that has the focus
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type(words);
  await page.keyboard.press('Control+Enter');
};

/** What waits so that it can be taken back is done: timers that are set from now on are the page's own clock's. */
export async function soonDone(page: Page, run: () => Promise<unknown>): Promise<void> {
  await page.clock.install();
  await run();
  await page.clock.fastForward(9_000);
  await page.clock.resume();
}
