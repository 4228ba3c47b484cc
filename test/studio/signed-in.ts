import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi, type TestApiOptions } from '../setup/api.ts';
import { openBrowser, openPage } from './browser.ts';

/** The service and a Chromium for the tests of a file; `signedIn` opens a page of the studio by the printed link. */
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
    async signedIn(path = '/', more: Parameters<typeof openPage>[1] = {}, token = api.account.token) {
      const opened = await openPage(browser, more);
      await opened.page.goto(`${api.url}${path}#token=${token}`);
      await opened.page.getByRole('link', { name: 'Library' }).first().waitFor();
      // keys work once the page behind the frame is there
      if (path === '/') await opened.page.locator('#words').waitFor();
      return opened;
    },
    /** The token of an account that has nothing yet. */
    newAccount: async (): Promise<string> => (await testAccount(api.db)).token,
    /** Runs a mutation and gives the asset that it made, once its job has ended. */
    async made(mutation: string): Promise<string> {
      const { data, errors } = await api.graphql(`mutation { it: ${mutation} }`);
      if (errors) throw new Error(JSON.stringify(errors));
      const { finished } = data.it;
      return finished.asset.id as string;
    },
  };
}

export const draw = async (page: Page, words: string) => {
  await page.keyboard.press('/');
  await page.keyboard.type(words);
  await page.keyboard.press('Control+Enter');
};
