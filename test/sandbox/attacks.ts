/** Attempts to leave the jail or to use up the machine. Each case is run as root and as another user. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import {
  editFile,
  openSandboxes,
  readFile,
  runScript,
  type Sandboxes,
  type Session,
  saveHistory,
  writeFile,
} from '../../workers/sandbox/index.ts';

/** What the cases attack: a service with secrets, and two sessions of it. */
export interface Target {
  readonly dir: string;
  readonly token: string;
  readonly canary: string;
  readonly socket: string;
  readonly port: number;
  readonly box: Sandboxes;
  readonly one: Session;
  readonly two: Session;
}

const LIMITS = {
  wallMs: 20_000,
  processes: 64,
  memoryMb: 384,
  dataMb: 700,
  diskMb: 48,
  fileMb: 16,
  tmpMb: 32,
  entries: 3000,
};

/** Runs `use` against a service in `dir`, a new folder. */
export async function withTarget<T>(dir: string, use: (target: Target) => Promise<T>): Promise<T> {
  const at = (name: string) => path.join(dir, name);
  fs.writeFileSync(at('token'), 'SECRET-TOKEN');
  process.env.SECRET_ENV = 'SECRET-TOKEN';
  const box = openSandboxes({ dir: at('sessions'), limits: LIMITS });
  assert.equal(box.unavailable, undefined);
  const [one, two] = [await box.create(), await box.create()];
  await writeFile(two, 'mine.txt', 'OTHER-SESSION');
  const api = http.createServer((_req, res) => res.end('HOST-API')).listen(0, '127.0.0.1');
  await new Promise((go) => api.on('listening', go));
  const sockets = [at('.s.PGSQL.5432'), '\0pixelkiln-abstract'].map((name) =>
    net.createServer((c) => c.end('DB')).listen(name),
  );
  try {
    return await use({
      dir,
      token: at('token'),
      canary: at('canary'),
      socket: at('.s.PGSQL.5432'),
      port: (api.address() as AddressInfo).port,
      box,
      one,
      two,
    });
  } finally {
    await box.close();
    for (const server of [api, ...sockets]) server.close();
  }
}

const sh = (t: Target, script: string, wallMs = LIMITS.wallMs) => t.one.run(['bash', '-c', script], { wallMs });
const js = (t: Target, code: string) => t.one.run(['node', '-e', code]);
/** Waits until no process has a word in its command line; how many there are still, after five seconds at most. */
async function lasting(word: string, most = 0): Promise<number> {
  for (let left = 50; left && survivors(word) > most; left--) await new Promise((go) => setTimeout(go, 100));
  return survivors(word);
}

/** Processes of this machine whose command line has a word. */
const survivors = (word: string): number =>
  fs.readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(word);
    } catch {
      return false;
    }
  }).length;

/** Done once for each target, for several cases together: a jail for each would take longer than what they try. */
function once<T>(make: (target: Target) => Promise<T>): (target: Target) => Promise<T> {
  const made = new WeakMap<Target, Promise<T>>();
  return (target) => {
    const had = made.get(target) ?? make(target);
    made.set(target, had);
    return had;
  };
}

/** A path that must be neither readable nor writable by the file tools, and the link that it goes through. */
const PATHS: readonly (readonly [
  name: string,
  link: string,
  to: (t: Target) => string,
  file: (t: Target) => string,
])[] = [
  ['a link to a file', 'link', (t) => t.token, () => 'link'],
  ['a link to a folder', 'out', (t) => t.dir, () => 'out/token'],
  ['a new file behind a link', 'out2', (t) => t.dir, () => 'out2/canary'],
  ['a link to the root', 'root', () => '/', (t) => `root${t.token}`],
  ['a link upwards', 'up', () => '../../..', () => 'up/token'],
  ['an absolute path', '', () => '', (t) => t.token],
  ['a path upwards', '', () => '', (t) => `../../../../..${t.token}`],
  ['an absolute path to what is not there yet', '', () => '', (t) => t.canary],
];
const links = once((t) =>
  sh(
    t,
    PATHS.filter(([, link]) => link)
      .map(([, link, to]) => `ln -s ${to(t)} ${link}`)
      .join('; '),
  ),
);
const OUTSIDE = PATHS.map(
  ([name, , , file]): Case => ({
    name: `file tools: ${name}`,
    run: async (t) => {
      await links(t);
      await assert.rejects(readFile(t.one, file(t)));
      await writeFile(t.one, file(t), 'x').catch(() => {});
      await editFile(t.one, file(t), 'SECRET', 'x').catch(() => {});
      assert.equal(fs.readFileSync(t.token, 'utf8'), 'SECRET-TOKEN');
      assert.equal(fs.existsSync(t.canary), false);
    },
  }),
);

/** System calls, by their numbers on x86-64 and arm64, and the errno that each must answer. */
const SYSTEM_CALLS: readonly (readonly [name: string, x64: number, arm64: number, args: string, errno?: number])[] = [
  ['ptrace', 101, 117, '16, 1, 0, 0'],
  ['unshare: new user space', 272, 97, '0x10000000'],
  ['mount', 165, 40, 'b"none", b"/tmp", b"tmpfs", 0, 0'],
  ['memfd_create', 319, 279, 'b"x", 0'],
  ['keyctl', 250, 219, '0, -3, 0'],
  ['bpf', 321, 280, '0, 0, 0'],
  ['io_uring_setup', 425, 425, '1, 0'],
  ['setns', 308, 268, '0, 0'],
  ['chroot', 161, 51, 'b"/tmp"'],
  ['userfaultfd', 323, 282, '0'],
  ['clone with a new user space', 56, 220, '0x10000000 | 17, 0, 0, 0, 0'],
  ['clone3 is answered as unknown', 435, 435, '0, 0', 38],
];
const systemCalls = once(async (t) => {
  const tried = SYSTEM_CALLS.map(
    ([name, x64, arm64, args]) => `(${JSON.stringify(name)}, (${process.arch === 'arm64' ? arm64 : x64}, ${args}))`,
  );
  const { stdout } = await t.one.run([
    'python3',
    '-c',
    `import ctypes
l = ctypes.CDLL(None, use_errno=True)
for name, args in [${tried.join(', ')}]:
    r = l.syscall(*args)
    print(name + ": " + ("DENIED" if r < 0 else "ALLOWED"), ctypes.get_errno(), flush=True)`,
  ]);
  return stdout.split('\n');
});
const DENIED = SYSTEM_CALLS.map(
  ([name, , , , errno = 1]): Case => ({
    name: `kernel: ${name}`,
    run: async (t) => {
      const lines = (await systemCalls(t)).filter((line) => line.startsWith(`${name}: `));
      assert.deepEqual(lines, [`${name}: DENIED ${errno}`]);
    },
  }),
);

/** A shell line that prints ALLOWED where it gets through. */
const refused = (name: string, script: string): Case => ({
  name: `kernel: ${name}`,
  run: async (t) => assert.doesNotMatch((await sh(t, script)).stdout, /ALLOWED/),
});

/** Addresses that must not be reached: options of net.connect. */
const ADDRESSES: readonly (readonly [name: string, options: (t: Target) => object])[] = [
  ['the service on loopback', ({ port }) => ({ host: '127.0.0.1', port })],
  ['loopback of IPv6', ({ port }) => ({ host: '::1', port })],
  ['the metadata address of clouds', () => ({ host: '169.254.169.254', port: 80 })],
  ['a private address', () => ({ host: '10.0.0.1', port: 80 })],
  ['a socket by its path', ({ socket }) => ({ path: socket })],
  ['a socket by its abstract name', () => ({ path: '\0pixelkiln-abstract' })],
];
const connections = once(async (t) => {
  const all = ADDRESSES.map(([name, options]) => [name, options(t)]);
  const { stdout } = await js(
    t,
    `for (const [name, options] of ${JSON.stringify(all)}) {
  const s = require('net').connect({ ...options, timeout: 1500 });
  const end = (word) => { console.log(name + ': ' + word); s.destroy(); };
  s.once('connect', () => end('REACHED')).once('error', (e) => end(e.code)).once('timeout', () => end('TIMEOUT'));
}`,
  );
  return stdout.split('\n');
});
const UNREACHABLE = ADDRESSES.map(
  ([name]): Case => ({
    name: `network: ${name}`,
    run: async (t) => {
      const [line = '', ...more] = (await connections(t)).filter((one) => one.startsWith(`${name}: `));
      assert.match(line, /: [A-Z]+$/);
      assert.doesNotMatch(line, /REACHED/);
      assert.deepEqual(more, []);
    },
  }),
);

export interface Case {
  readonly name: string;
  readonly run: (target: Target) => Promise<void>;
}

export const CASES: readonly Case[] = [
  {
    name: 'files: those of the host are not there',
    run: async (t) => {
      const { stdout } = await sh(t, `cat /etc/shadow /etc/passwd ${t.token}; ls /root /home /var /mnt /run ${t.dir}`);
      assert.equal(stdout, '');
    },
  },
  {
    name: 'files: those of another session are not there, by no path',
    run: async (t) => {
      const other = path.basename(path.dirname(t.two.work));
      const { stdout } = await sh(
        t,
        `cat ${t.two.work}/mine.txt /workspace/../${other}/work/mine.txt /proc/self/cwd/../../${other}/work/mine.txt /proc/1/root${t.token} /proc/1/root${t.two.work}/mine.txt`,
      );
      assert.equal(stdout, '');
    },
  },
  {
    name: 'files: a search of all that can be seen finds no secret',
    run: async (t) => {
      const { stdout } = await sh(
        t,
        `find / -xdev \\( -name token -o -name mine.txt -o -name seccomp.bpf \\) 2>/dev/null`,
      );
      assert.equal(stdout, '');
    },
  },
  {
    name: 'files: /usr, /opt and / cannot be written',
    run: async (t) => {
      const { stdout } = await sh(
        t,
        'for d in / /usr /usr/bin /opt /opt/node /etc /dev; do : > $d/x && echo ALLOWED; done 2>/dev/null',
      );
      assert.equal(stdout, '');
    },
  },
  ...OUTSIDE,
  {
    name: 'file tools: pipes, devices and folders are no files',
    run: async (t) => {
      await sh(t, 'mkfifo pipe; ln -s /dev/zero zero; mkdir folder');
      for (const file of ['pipe', 'zero', 'folder', '/dev/zero']) {
        await assert.rejects(readFile(t.one, file), { code: 'not-found' }, file);
        await assert.rejects(writeFile(t.one, file, 'x'), Error, file);
      }
      await sh(t, 'rm -rf pipe zero folder');
    },
  },
  {
    name: 'file tools: a name that looks like an option is a name',
    run: async (t) => {
      for (const file of ['--help', '-n', '-', '-rf']) {
        await assert.rejects(readFile(t.one, file), { code: 'not-found' }, file);
        await writeFile(t.one, file, `of ${file}`);
        assert.equal((await readFile(t.one, file)).bytes.toString(), `of ${file}`);
      }
      await sh(t, 'rm -- ./--help ./-n ./- ./-rf');
    },
  },
  {
    name: 'file tools: a path is no shell text',
    run: async (t) => {
      const name = '$(touch pwned) `touch pwned`; touch pwned';
      await writeFile(t.one, name, 'x');
      await readFile(t.one, name);
      assert.equal((await sh(t, 'ls pwned 2>/dev/null')).stdout, '');
    },
  },
  {
    name: "files: the kernel's log is not readable",
    run: async (t) => {
      assert.equal((await readFile(t.one, '/proc/kmsg')).bytes.length, 0);
      assert.equal((await sh(t, 'dmesg; cat /proc/kmsg')).stdout, '');
    },
  },
  {
    name: 'service: no variable of its environment is inside',
    run: async (t) => {
      const { stdout } = await sh(t, `cat /proc/*/environ | tr '\\0' '\\n'`);
      assert.match(stdout, /HOME=\/tmp/);
      assert.doesNotMatch(stdout, /SECRET/);
    },
  },
  {
    name: 'service: no descriptor of its is inside',
    run: async (t) => {
      const { stdout } = await sh(t, 'ls -l /proc/self/fd');
      assert.doesNotMatch(stdout, / (?:[4-9]|\d\d+) -> (?!\/proc)/);
    },
  },
  ...UNREACHABLE,
  ...DENIED,
  refused(
    'files of the kernel cannot be written',
    'for f in /proc/sys/kernel/core_pattern /proc/sysrq-trigger /proc/sys/vm/drop_caches /sys/kernel/uevent_helper; do (exec 9>>$f) 2>/dev/null && echo ALLOWED; done',
  ),
  refused(
    'no rights are gained',
    'unshare -Ur true && echo ALLOWED; su -c true && echo ALLOWED; ulimit -u 9999 && echo ALLOWED; true',
  ),
  refused('no devices are made', 'mknod /tmp/d b 8 0 && echo ALLOWED; true'),
  {
    name: 'kernel: no capability, and the filter is on',
    run: async (t) =>
      assert.match(
        (await sh(t, `grep -E 'CapEff|CapBnd|NoNewPrivs|Seccomp:' /proc/self/status`)).stdout,
        /CapEff:\t0+\nCapBnd:\t0+\nNoNewPrivs:\t1\nSeccomp:\t2/,
      ),
  },
  {
    name: 'processes: they are counted',
    run: async (t) => {
      const { stdout, stderr } = await js(
        t,
        `const { spawn } = require('child_process');
(async () => { let ok = 0; for (let i = 0; i < 200; i++) try { const c = spawn('sleep', ['31337'], { detached: true, stdio: 'ignore' });
if (await new Promise((r) => { c.on('spawn', () => r(1)); c.on('error', () => r(0)); })) ok++; } catch {} console.log(ok); process.exit(); })();`,
      );
      assert.ok(Number(stdout) > 5 && Number(stdout) < 64, stdout + stderr);
    },
  },
  {
    name: 'processes: none outlives its command',
    run: async (t) => {
      await sh(t, 'setsid sleep 41337 & disown; (trap "" TERM HUP; sleep 41338) & true');
      // words of a command line are parted by zeros; a number alone stands in those of others
      assert.equal(await lasting('sleep\0' + '4133'), 0);
    },
  },
  {
    name: 'processes: a fork bomb ends at its time',
    run: async (t) => {
      const { code, stopped } = await sh(t, ':(){ :|:& };: ; sleep 30', 1000);
      assert.equal(code, 137);
      assert.match(stopped ?? '', /time/);
      assert.equal(await lasting(':(){'), 0);
    },
  },
  {
    name: 'processes: a session sees its own alone, and can end no other',
    run: async (t) => {
      const [mine] = await Promise.all([
        sh(t, 'sleep 0.4; ps -eo comm= | grep -c "^sleep$"; kill -9 -1'),
        t.two.run(['sleep', '4242'], { wallMs: 1200 }),
      ]);
      assert.equal(mine.stdout.trim(), '0');
    },
  },
  {
    name: 'memory: of one process',
    run: async (t) =>
      assert.notEqual((await js(t, 'const k = []; for (;;) k.push(Buffer.alloc(50 << 20, 1));')).code, 0),
  },
  {
    name: 'memory: of several processes together',
    run: async (t) => {
      const { stopped } = await js(
        t,
        `for (let i = 0; i < 6; i++) require('child_process').spawn(process.execPath, ['-e', 'const k = []; for (let i = 0; i < 20; i++) k.push(Buffer.alloc(10 << 20, 1)); setTimeout(() => {}, 9e3)']); setTimeout(() => {}, 9e3);`,
      );
      assert.match(stopped ?? '', /memory/);
    },
  },
  {
    name: 'memory: folders that are memory are small',
    run: async (t) => {
      const { stdout } = await sh(
        t,
        'for d in /dev/shm /tmp / /dev; do i=0; while [ $i -lt 20 ] && head -c 8000000 /dev/zero > $d/f$i; do i=$((i+1)); done; echo "$d $i"; done 2>/dev/null',
      );
      assert.match(stdout, /shm [0-4]\n.*tmp [0-4]\n.* 0\n.* 0/s);
    },
  },
  {
    name: 'disk: a tree that grows is stopped, and can be cleaned',
    run: async (t) => {
      const { stopped } = await sh(t, 'i=0; while head -c 8000000 /dev/zero > big$i; do i=$((i+1)); done');
      assert.match(stopped ?? '', /disk/);
      const more = await sh(t, 'echo more > more');
      assert.match(more.full ?? '', /disk/);
      assert.notEqual(more.code, 0);
      await assert.rejects(writeFile(t.one, 'more', 'more'), /remove files first/);
      await sh(t, 'rm -f big* more');
      assert.equal((await sh(t, 'echo more > more; cat more; rm more')).stdout, 'more\n');
    },
  },
  {
    name: 'disk: no file is larger than a file may be',
    run: async (t) => {
      const { stdout } = await sh(t, 'head -c 30000000 /dev/zero > one; stat -c %s one; rm one');
      assert.equal(stdout.trim(), String(16 * 2 ** 20));
    },
  },
  {
    name: 'disk: a hundred thousand files are stopped',
    run: async (t) => {
      const { stopped } = await sh(t, 'mkdir many; cd many; for ((i=0;i<100000;i++)); do : > f$i; done');
      assert.match(stopped ?? '', /files/);
      await sh(t, 'rm -rf many');
      assert.equal((await sh(t, 'true')).full, undefined);
    },
  },
  {
    name: 'disk: files in a folder that hides them do not go uncounted',
    run: async (t) => {
      const { stopped } = await sh(
        t,
        'mkdir dark; chmod 300 dark; cd dark; i=0; while head -c 8000000 /dev/zero > f$i; do i=$((i+1)); sleep 0.05; done',
      );
      assert.match(stopped ?? '', /disk|right to read/);
      await sh(t, 'chmod 700 dark; rm -rf dark');
    },
  },
  {
    name: 'time: a loop ends',
    run: async (t) => assert.match((await sh(t, 'while :; do :; done', 800)).stopped ?? '', /time/),
  },
  {
    name: 'output: 100 MB of it are cut in the middle',
    run: async (t) => {
      const { stdout } = await sh(t, 'yes | head -c 100000000; echo END');
      assert.ok(stdout.length < 70_000);
      assert.match(stdout, /left out[\s\S]*END/);
    },
  },
  {
    name: 'git: hooks, filters and settings of a tree run inside alone, and are not in the history',
    run: async (t) => {
      const { stdout } = await sh(
        t,
        `cat > evil.sh <<'E'
#!/bin/sh
touch ${t.canary}; echo ran >> /tmp/ran; [ "$1" = clean ] && cat; exit 0
E
chmod +x evil.sh; for h in pre-commit post-commit post-checkout reference-transaction; do cp evil.sh .git/hooks/$h; done
git config core.fsmonitor /workspace/evil.sh; git config filter.x.clean '/workspace/evil.sh clean'; git config core.pager /workspace/evil.sh
echo '* filter=x' > .gitattributes; echo hi > a.txt; git add -A; git commit -qm x; cat /tmp/ran; echo more >> a.txt`,
      );
      assert.match(stdout, /ran/); // inside they do run
      const bundle = await saveHistory(t.one, t.box.limits);
      assert.equal(fs.existsSync(t.canary), false);
      const three = await t.box.create({ bundle });
      const found = await three.run([
        'sh',
        '-c',
        'cat a.txt; ls .git/hooks | grep -v sample; git config core.fsmonitor',
      ]);
      assert.equal(found.stdout, 'hi\nmore\n');
      await three.destroy();
    },
  },
  {
    name: 'git: a broken history is refused and leaves nothing',
    run: async (t) => {
      const before = fs.readdirSync(path.join(t.dir, 'sessions')).length;
      await assert.rejects(t.box.create({ bundle: Buffer.from('# v2 git bundle\ngarbage') }), /could not be opened/);
      assert.equal(fs.readdirSync(path.join(t.dir, 'sessions')).length, before);
    },
  },
  {
    name: 'git: a branch name is no option and no shell text',
    run: async (t) => {
      for (const branch of ['--upload-pack=touch pwned', '$(touch pwned)', '-x', 'a..b', 'a b', '', 'x.lock'])
        await assert.rejects(t.box.create({ branch }), /branch_name/, branch);
    },
  },
  {
    name: 'scripts: code ends inside its jail',
    run: async (t) => {
      const ran = await runScript(
        t.one,
        `const o = {}; try { o.token = files.read(${JSON.stringify(t.token)}); } catch (e) { o.error = e.code; }
try { sh('exit 3'); } catch (e) { o.sh = e.message; } files.write('a/b.txt', 'x'); return { ...o, list: files.list('a') };`,
      );
      assert.deepEqual(JSON.parse(ran.stdout), { error: 'ENOENT', sh: 'exit 3: exit 3\n', list: ['b.txt'] });
    },
  },
  {
    name: 'session: a tree whose folders refuse their owner is removed with it',
    run: async (t) => {
      const four = await t.box.create();
      await four.run(['sh', '-c', 'mkdir -p a/b; : > a/b/f; chmod 0 a/b; chmod 500 a']);
      await four.destroy();
      assert.equal(fs.existsSync(four.work), false);
      await assert.rejects(four.run(['true']), { code: 'closed' });
    },
  },
  {
    name: 'session: its tree belongs to a uid of its own under root',
    run: async (t) => {
      const own = process.getuid?.() === 0;
      assert.equal(fs.statSync(t.one.work).uid, own ? t.one.uid : process.getuid?.());
      assert.notEqual(t.one.uid, t.two.uid);
      const mode = execFileSync('stat', ['-c', '%a', path.join(t.dir, 'sessions')], { encoding: 'utf8' });
      assert.equal(mode.trim(), '700');
    },
  },
];
