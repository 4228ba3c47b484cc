import { describe } from 'vitest';
import { noBrowser } from './browser.ts';
import { assetsInUse } from './flows/assets-in-use.ts';
import { chat } from './flows/chat.ts';
import { editor } from './flows/editor.ts';
import { everyPage } from './flows/every-page.ts';
import { library } from './flows/library.ts';
import { maps } from './flows/maps.ts';
import { objects } from './flows/objects.ts';
import { start } from './flows/start.ts';
import { tools } from './flows/tools.ts';
import { studio } from './signed-in.ts';

/** One file a flow, all on one service and one Chromium; each test has an account of its own. */
describe.skipIf(noBrowser)(`the studio in Chromium${noBrowser ? ` (skipped: ${noBrowser})` : ''}`, () => {
  // every price is asked about in the chat
  const on = studio({ sandboxes: true, agentLimits: { confirmAbove: 0 } });
  describe('start', () => start(on));
  describe('library', () => library(on));
  describe('objects', () => objects(on));
  describe('tilesets and interfaces', () => assetsInUse(on));
  describe('editor', () => editor(on));
  describe('tools', () => tools(on));
  describe('maps', () => maps(on));
  describe('chat', () => chat(on));
  describe('every page', () => everyPage(on));
});
