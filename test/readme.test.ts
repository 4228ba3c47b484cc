import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SETTINGS } from '../src/config.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const rows = [...readme.matchAll(/^\| `([A-Z0-9_]+)` \| (.*?) \| (.*) \|$/gm)].map(([, name, shown, about]) => ({
  name: name!,
  shown: shown!,
  about: about!,
}));

test('the configuration table lists every setting with its default and meaning', () => {
  expect(rows.map((r) => [r.name, r.about])).toEqual(
    Object.entries(SETTINGS).map(([name, { about }]) => [name, about]),
  );
  for (const { name, shown } of rows) {
    const standard = SETTINGS[name as keyof typeof SETTINGS].schema.safeParse(undefined).data;
    if (name === 'DATA_DIR') expect(shown).toBe('`data`');
    else if (name === 'WORKERS') expect(shown).toBe('cores − 1');
    else expect(shown).toBe(standard === undefined || `${standard}` === '' ? 'empty' : `\`${standard}\``);
  }
});

test('the README names every tool and route that is served, and no other', () => {
  const served = ['openapi.v1.json', 'openapi.v2.json'].flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(new URL(`../facades/generated/${file}`, import.meta.url), 'utf8')).paths),
  );
  const capabilities = readme.slice(readme.indexOf('## What it can do today'), readme.indexOf('How a picture is made'));
  for (const path of served) expect(capabilities).toContain(path.replace(/^\/v[12]/, '').replace(/\{\w+_id\}/, '{id}'));
  const { tools } = JSON.parse(
    readFileSync(new URL('../facades/generated/mcp-tools.json', import.meta.url), 'utf8'),
  ) as { tools: { name: string }[] };
  for (const { name } of tools) expect(capabilities).toContain(`\`${name}\``);
});
