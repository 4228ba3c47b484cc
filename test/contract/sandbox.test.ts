import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RESTING_MS, SESSION_IDLE_MS } from '../../src/sandbox/limits.ts';
import { openSandboxStore } from '../../src/sandbox/store.ts';
import { openFileStorage } from '../../src/storage/file-storage.ts';
import { openSandboxHost } from '../../workers/sandbox/host.ts';
import { openSandboxes } from '../../workers/sandbox/index.ts';
import { testAccount } from '../setup/account.ts';
import { startTestApi, type TestApi } from '../setup/api.ts';
import { testServices } from '../setup/services.ts';
import { fakeWorker } from './fake-worker.ts';
import { bearer, callTool, polled } from './surfaces.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'pixelkiln-probe-'));
const why = openSandboxes({ dir }).unavailable;
const noBrowser = why ?? (fs.existsSync('/usr/bin/chromium') ? undefined : 'chromium is not installed');
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: fakeWorker, sandboxes: true });
});
afterAll(async () => {
  await api.close();
  fs.rmSync(dir, { recursive: true, force: true });
});

/** A new account with a project, and its tools. */
async function studio() {
  const account = await testAccount(api.db);
  const headers = bearer(account.token);
  const made = await api.graphql('mutation { createProject(input: { name: "game" }) { id } }', {}, headers);
  const projectId: string = made.data.createProject.id;
  const call = (name: string, args: Record<string, unknown>) => callTool(api, `sandbox_${name}`, args, headers);
  const open = async (branch_name?: string) => {
    const answer = await call('create_session', { project_id: projectId, ...(branch_name ? { branch_name } : {}) });
    if (answer.isError) throw new Error(answer.text);
    return answer.structured as { session_id: string; is_new: boolean; files: number; branch_name: string };
  };
  return { account, headers, projectId, call, open };
}
type Studio = Awaited<ReturnType<typeof studio>>;
const blobs = (accountId: string) => api.db.blob.count({ where: { accountId } });

describe.skipIf(why)(`a sandbox session${why ? ` (skipped: ${why})` : ''}`, { timeout: 30_000 }, () => {
  let my: Studio;
  beforeEach(async () => {
    my = await studio();
  });

  test('what is written is run, read, edited, stored, and there in the next session [MCP-BOX-SYNC] [MCP-BOX-DESTROY]', async () => {
    // covers: MCP-BOX-CREATE MCP-BOX-BASH MCP-BOX-READ MCP-BOX-WRITE MCP-BOX-EDIT MCP-BOX-TOOLS
    const { call, open } = my;
    const { session_id, is_new, files, branch_name } = await open();
    expect({ is_new, files, branch_name }).toEqual({ is_new: true, files: 0, branch_name: 'main' });
    expect((await open()).session_id).toBe(session_id);
    const game = { session_id, path: 'src/game.ts' };
    expect((await call('write', { ...game, content: 'const speed: number = 3;\nconsole.log(speed);\n' })).text).toBe(
      'status: wrote src/game.ts',
    );
    const kept = await call('write', { ...game, content: '', force: false });
    expect([kept.isError, kept.text]).toEqual([true, expect.stringMatching(/path: .*exists; write with force/)]);
    const run =
      'node --version && git --version && tsc src/game.ts --outDir . && node game.js; pwd; echo no >&2; exit 3';
    const ran = await call('bash', { session_id, command: run });
    expect(ran.structured).toMatchObject({ exit_code: 3, stopped: null, stderr: 'no\n' });
    expect(ran.structured.stdout).toMatch(/^v\d.*\ngit version .*\n3\n\/workspace\n$/);
    expect((await call('edit', { ...game, old_string: 'speed', new_string: 'x' })).text).toMatch(/3 times|2 times/);
    expect((await call('edit', { ...game, old_string: 'none', new_string: 'x' })).text).toMatch(/is not in/);
    expect((await call('edit', { ...game, old_string: '= 3', new_string: '= 4' })).isError).toBe(false);
    expect((await call('read', game)).text).toBe('const speed: number = 4;\nconsole.log(speed);\n');
    const part = await call('read', { ...game, offset: 6, limit: 5 });
    expect(part.structured).toEqual({ content: 'speed', size: 45, bytes_read: 5 });
    expect((await call('read', { session_id, path: '../../etc/shadow' })).text).toMatch(/No such file/);

    expect((await call('sync', { session_id })).structured.bytes).toBeGreaterThan(100);
    await call('write', { session_id, path: 'late.txt', content: 'late' });
    expect((await call('destroy_session', { session_id })).text).toMatch(/saved and ended/);
    expect((await call('bash', { session_id, command: 'ls' })).text).toMatch(/not found/);
    const again = await open();
    expect(again.session_id).not.toBe(session_id);
    expect(again.files).toBe(3);
    expect((await call('read', { session_id: again.session_id, path: 'late.txt' })).text).toBe('late');
    await call('write', { session_id: again.session_id, path: 'late.txt', content: 'lost' });
    await call('destroy_session', { session_id: again.session_id, sync: false });
    const branch = await open('try/boss');
    expect((await call('read', { session_id: branch.session_id, path: 'late.txt' })).text).toBe('late');
    // one history is stored, whatever was stored before it
    expect(await blobs(my.account.id)).toBe(1);
  });

  test('JavaScript works on files, commands and assets of the account [MCP-BOX-RUN] [MCP-BOX-IMAGE]', async () => {
    const { call, open, headers } = my;
    const arguments_ = { description: 'a stone', width: 32, height: 32 };
    const { structured } = await callTool(api, 'create_map_object', arguments_, headers);
    await polled(api, structured.job_id, headers);
    const { session_id } = await open();
    const code = `files.write('a/b.txt', 'hi'); return [files.list('art'), files.read('a/b.txt'), sh('cat a/b.txt | wc -c').trim()];`;
    const assets = [{ asset_id: structured.object_id, path: 'art' }];
    const ran = await call('run', { session_id, code, assets });
    expect(JSON.parse(ran.structured.stdout)).toEqual([['picture-0.png'], 'hi', '2']);
    const looked = await call('read_image', { session_id, path: 'art/picture-0.png' });
    expect(looked.images).toHaveLength(1);
    expect(looked.structured.facts).toMatchObject({ width: 32, height: 32, colors: 1, opaquePixels: 1024 });
    expect(looked.structured.answer).toMatch(/No model that sees is configured/);
    expect((await call('read_image', { session_id, path: 'a/b.txt' })).text).toMatch(/a\/b\.txt: /);
    expect((await call('run', { session_id, code: 'return 1', assets: [{ asset_id: randomUUID() }] })).text).toMatch(
      /not found/,
    );
    expect(
      (await call('run', { session_id, code: 'return 1', assets: [{ ...assets[0], path: '../x' }] })).isError,
    ).toBe(true);
    const thrown = await call('run', { session_id, code: 'throw new Error("mine")' });
    expect(thrown.structured.exit_code).toBe(1);
    expect(thrown.structured.stderr).toMatch(/Error: mine/);
  });

  test('a command ends with its time, and when its caller goes away; its lines are its progress', async () => {
    const { call, open, headers, account } = my;
    const { session_id } = await open();
    const slow = await call('bash', { session_id, command: 'sleep 60', timeout: 1 });
    expect(slow.structured).toMatchObject({ exit_code: 137, stopped: 'time (1 s)' });
    const command = 'echo one; sleep 0.6; echo two; touch begun; sleep 60';
    const query = 'mutation ($input: SandboxBashInput!) { sandboxBash(input: $input) { exitCode } }';
    const gone = new AbortController();
    const asked = fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input: { sessionId: session_id, command } } }),
      signal: gone.signal,
    }).catch(() => {});
    const job = { accountId: account.id, operation: 'sandboxBash', status: 'RUNNING' as const };
    await expect.poll(() => api.db.job.count({ where: { ...job, stage: 'two' } }), { timeout: 8_000 }).toBe(1);
    gone.abort();
    await asked;
    await expect.poll(() => api.db.job.count({ where: { ...job, status: 'CANCELED' } }), { timeout: 8_000 }).toBe(1);
    expect((await call('bash', { session_id, command: 'ls' })).structured.stdout).toBe('begun\n');
    const stages = await api.db.jobEvent.findMany({
      where: { job: { accountId: account.id } },
      select: { stage: true },
    });
    expect(stages.map(({ stage }) => stage)).toEqual(expect.arrayContaining(['one', 'two']));
  });

  test('binary output, long output and wrong input do no harm', async () => {
    const { call, open } = my;
    const { session_id } = await open();
    const noise = await call('bash', { session_id, command: `head -c 300 /dev/zero; printf '\\xff\\xed'; echo end` });
    expect(noise.structured.stdout).toMatch(/end\n$/);
    const long = await call('bash', { session_id, command: 'yes | head -c 300000' });
    expect(long.structured.stdout).toMatch(/bytes left out/);
    expect(long.structured.stdout.length).toBeLessThan(70_000);
    await call('bash', { session_id, command: `printf 'a\\0b' > bin` });
    expect((await call('read', { session_id, path: 'bin' })).text).toMatch(/is no text/);
    for (const [name, args] of [
      ['bash', { session_id, command: '' }],
      ['bash', { session_id, command: 'ls', timeout: 301 }],
      ['read', { session_id, path: 'a', offset: -1 }],
      ['create_session', { project_id: my.projectId, branch_name: '-x' }],
      ['write', { session_id, path: '', content: '' }],
    ] as const) {
      const { isError, text } = await call(name, args);
      expect([name, isError, /not found|INTERNAL|Internal/.test(text)]).toEqual([name, true, false]);
    }
  });

  test('an account has at most five sessions, and none of another account', async () => {
    const { call, open } = my;
    const { session_id } = await open();
    const other = await studio();
    for (const [name, args] of [
      ['bash', { session_id, command: 'ls' }],
      ['read', { session_id, path: 'a' }],
      ['destroy_session', { session_id }],
      ['create_session', { project_id: my.projectId }],
    ] as const)
      expect((await other.call(name, args)).text).toMatch(/not found/);
    const { id: accountId } = my.account;
    const used = new Date(Date.now() + SESSION_IDLE_MS);
    const rows = ['b', 'c', 'd', 'e'].map((branch) => ({
      ...{ accountId, projectId: my.projectId, branch, hostId: randomUUID(), expiresAt: used },
    }));
    await api.db.sandboxSession.createMany({ data: rows });
    expect((await call('create_session', { project_id: my.projectId, branch_name: 'f' })).text).toMatch(
      /5 sandbox sessions/,
    );
    const listed = await api.graphql('{ sandboxSessions { id branch project { id } } }', {}, my.headers);
    expect(listed.data.sandboxSessions).toHaveLength(5);
  });

  test('one more session than the most ends the one that rests longest, whose files stay; one that works stays open', async () => {
    const { call, open } = my;
    const { session_id } = await open();
    await call('write', { session_id, path: 'a.txt', content: 'kept' });
    const { id: accountId } = my.account;
    const { hostId } = (await api.db.sandboxSession.findUnique({ where: { id: session_id } }))!;
    const used = new Date(Date.now() + SESSION_IDLE_MS);
    const rows = ['b', 'c', 'd', 'e'].map((branch) => ({
      ...{ accountId, projectId: my.projectId, branch, hostId, expiresAt: used },
    }));
    await api.db.sandboxSession.createMany({ data: rows });
    const rest = () =>
      api.db.sandboxSession.update({
        where: { id: session_id },
        data: { expiresAt: new Date(Date.now() + SESSION_IDLE_MS - 2 * RESTING_MS) },
      });
    const sleeping = call('bash', { session_id, command: 'sleep 3' });
    await expect.poll(() => api.db.job.count({ where: { accountId, status: 'RUNNING' } }), { timeout: 5_000 }).toBe(1);
    await rest();
    await expect(open('f')).rejects.toThrow(/5 sandbox sessions/);
    await sleeping;
    await rest();
    expect((await open('f')).is_new).toBe(true);
    const branches = async () =>
      (await api.db.sandboxSession.findMany({ where: { accountId } })).map((row) => row.branch);
    expect((await branches()).sort()).toEqual(['b', 'c', 'd', 'e', 'f']);
    await api.db.sandboxSession.deleteMany({ where: { accountId, branch: 'b' } });
    expect(await open()).toMatchObject({ is_new: true, files: 1 });
  });

  test('what a session changed is stored by itself, in one commit that the next one replaces', async () => {
    const { databaseUrl } = await testServices();
    const storage = openFileStorage(path.join(dir, 'saved'));
    const log = pino({ level: 'silent' });
    const store = openSandboxStore({ databaseUrl, storage, log, hostId: randomUUID() });
    const host = await openSandboxHost({ dir: path.join(dir, 'saving'), store, log, saveMs: 200 });
    const { id: accountId } = my.account;
    const row = { accountId, projectId: my.projectId, branch: 'main', hostId: store.hostId };
    const expiresAt = new Date(Date.now() + 60_000);
    const { id: sessionId } = await api.db.sandboxSession.create({ data: { ...row, expiresAt } });
    const tools = { accountId, signal: new AbortController().signal, progress: () => {} };
    const savedAfter = async (time: Date) => {
      for (let i = 0; i < 100; i++) {
        const history = await api.db.projectHistory.findFirst({ where: { projectId: my.projectId } });
        if (history && history.savedAt > time) return history.savedAt;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error('nothing was saved');
    };
    let last = new Date(0);
    for (const path of ['one', 'two']) {
      await host.call({ sessionId, action: { tool: 'write', path, content: path, force: true } }, tools);
      last = await savedAfter(last);
    }
    const command = 'git log --format=%s; ls';
    const { stdout } = await host.call({ sessionId, action: { tool: 'bash', command, timeoutMs: 5_000 } }, tools);
    expect(stdout).toBe('Saved by itself\none\ntwo\n');
    await host.close();
  });

  test('a session whose worker is gone is opened anew as it was stored', async () => {
    const { databaseUrl } = await testServices();
    const storage = openFileStorage(path.join(dir, 'files'));
    const log = pino({ level: 'silent' });
    const host = (name: string) => {
      const store = openSandboxStore({ databaseUrl, storage, log, hostId: randomUUID() });
      return openSandboxHost({ dir: path.join(dir, name), store, log }).then((opened) => ({ ...opened, store }));
    };
    const [first, second] = [await host('first'), await host('second')];
    const { id: accountId } = my.account;
    const row = { accountId, projectId: my.projectId, branch: 'main', hostId: first.store.hostId };
    const { id: sessionId } = await api.db.sandboxSession.create({ data: { ...row, expiresAt: new Date() } });
    const tools = { accountId, signal: new AbortController().signal, progress: () => {} };
    const write = (path: string) => ({
      sessionId,
      action: { tool: 'write', path, content: path, force: true } as const,
    });
    await first.call({ sessionId, action: { tool: 'open' } }, tools);
    await first.call(write('kept'), tools);
    await first.call({ sessionId, action: { tool: 'sync' } }, tools);
    await first.call(write('lost'), tools);
    const list = { sessionId, action: { tool: 'bash', command: 'ls', timeoutMs: 5_000 } } as const;
    expect((await second.call(list, tools)).fault?.code).toBe('closed');
    await api.db.sandboxHost.delete({ where: { id: first.store.hostId } });
    expect(await second.call(list, tools)).toMatchObject({
      stdout: 'kept\n',
      note: expect.stringMatching(/is gone.*synced at/),
    });
    expect((await second.call(list, tools)).note).toBeUndefined();

    // an idle session is stored and ended; one whose project is deleted is ended
    await second.call(write('idle'), tools);
    await api.db.sandboxSession.update({ where: { id: sessionId }, data: { expiresAt: new Date(0) } });
    await second.endIdle();
    expect(await api.db.sandboxSession.count({ where: { id: sessionId } })).toBe(0);
    const next = await api.db.sandboxSession.create({
      data: { ...row, hostId: second.store.hostId, expiresAt: new Date() },
    });
    expect(await second.call({ ...list, sessionId: next.id }, tools)).toMatchObject({ stdout: 'idle\nkept\n' });
    await first.close();
    await second.close();
  });
});

describe.skipIf(noBrowser)(`a game${noBrowser ? ` (skipped: ${noBrowser})` : ''}`, { timeout: 60_000 }, () => {
  const PAGE = `<!doctype html><title>Knight</title><body style="margin:0;background:#234"><div id="k" style="position:absolute;width:20px;height:20px;background:#e44"></div>
<script type="module">import { speed } from './speed.js'; let x = 0; onkeydown = (e) => { if (e.key === 'ArrowRight') x += speed; document.getElementById('k').style.left = x + 'px'; window.__game = { x }; }; fetch('none.json');</script>`;

  test('is deployed, found at its address, played, taken away [MCP-BOX-DEPLOY] [MCP-BOX-PLAYTEST] [MCP-BOX-UNDEPLOY]', async () => {
    const { call, open, projectId, headers, account } = await studio();
    const { session_id } = await open();
    const project_slug = `knight-${account.id.slice(0, 6)}`;
    const deploy = () => call('deploy_worker', { session_id, project_slug, project_id: projectId });
    expect((await deploy()).text).toMatch(/no index\.html.*static web pages/);
    await call('write', { session_id, path: 'index.html', content: PAGE });
    await call('write', { session_id, path: 'speed.js', content: 'export const speed = 10;' });
    const deployed = await deploy();
    expect(deployed.structured).toMatchObject({ project_slug, branch_name: 'main', files: 2 });
    const { preview_url } = deployed.structured;
    expect(preview_url).toBe(`${api.gamesUrl}/${project_slug}--main/`);
    const page = await fetch(preview_url);
    expect([page.status, await page.text()]).toEqual([200, PAGE]);
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox allow-scripts/);
    await deploy();
    // two files and the history, whatever was deployed before
    expect(await blobs(account.id)).toBe(3);

    const other = await studio();
    const { session_id: theirs } = await other.open();
    await other.call('write', { session_id: theirs, path: 'index.html', content: 'mine now' });
    const taken = await other.call('deploy_worker', { session_id: theirs, project_slug, project_id: other.projectId });
    expect(taken.text).toMatch(/is taken by another account/);
    expect((await other.call('undeploy', { project_slug })).text).toMatch(/not found/);
    const instruction = 'walk right for half a second, take a screenshot';
    const foreign = await other.call('playtest', { session_id: theirs, instruction, preview_url });
    expect(foreign.text).toMatch(/not found among your deployments/);
    const wrong = await call('deploy_worker', { session_id, project_slug, project_id: other.projectId });
    expect(wrong.text).toMatch(/project_id: is not the project of this session/);
    expect((await call('playtest', { session_id, instruction, preview_url: 'http://a.example/' })).text).toMatch(
      /preview_url: must be/,
    );

    const played = await call('playtest', { session_id, instruction, preview_url });
    expect(played.text).toMatch(/title: Knight/);
    expect(played.structured.facts).toMatchObject({ moved: true, missing: ['none.json'], errors: [] });
    expect(played.structured.facts.state.x).toBeGreaterThan(0);
    expect(played.images.length).toBeGreaterThanOrEqual(2);

    const listed = await api.graphql('{ deployments { edges { node { slug url fileCount } } } }', {}, headers);
    expect(listed.data.deployments.edges).toEqual([{ node: { slug: project_slug, url: preview_url, fileCount: 2 } }]);
    expect((await call('undeploy', { project_slug })).structured.files_removed).toBe(2);
    expect((await fetch(preview_url)).status).toBe(404);
    expect(await blobs(account.id)).toBe(1);

    // with the project go its history, its games, its sessions
    await deploy();
    expect(await blobs(account.id)).toBe(3);
    const remove = 'mutation ($id: String!) { deleteProject(input: { projectId: $id }) { projectId } }';
    await api.graphql(remove, { id: projectId }, headers);
    expect(await blobs(account.id)).toBe(0);
    expect((await fetch(preview_url)).status).toBe(404);
    expect((await call('bash', { session_id, command: 'ls' })).text).toMatch(/not found/);
  });
});
