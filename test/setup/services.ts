import net from 'node:net';
import { createInterface } from 'node:readline';
import { inject } from 'vitest';

export interface TestServices {
  /** postgresql://… of an empty, migrated database that this file alone uses. */
  readonly databaseUrl: string;
  /** redis://… of an empty Redis that this file alone uses. */
  readonly redisUrl: string;
}

let services: Promise<{ urls: TestServices; giveBack(): void }> | undefined;

/**
 * A database and a Redis for the test file that calls it; both go when the file ends. Every call in one file gives
 * the same ones. The first call of a run starts PostgreSQL, which takes a second or two.
 */
export async function testServices(): Promise<TestServices> {
  services ??= ask(inject('servicesPort'));
  return (await services).urls;
}

/** What the file that ends has taken is free again (test/setup/file.ts): the next one in this process takes its own. */
export async function giveBackServices(): Promise<void> {
  const taken = services;
  services = undefined;
  (await taken?.catch(() => undefined))?.giveBack();
}

function ask(port: number): Promise<{ urls: TestServices; giveBack(): void }> {
  return new Promise((resolve, reject) => {
    // Open until the file ends, or its process: by its end the other side knows that they are free again.
    const socket = net.connect(port, '127.0.0.1', () => socket.write('take\n'));
    socket.once('error', reject);
    createInterface({ input: socket }).once('line', (line) => {
      socket.unref();
      const answer = JSON.parse(line) as TestServices & { error?: string };
      if (answer.error) reject(new Error(answer.error));
      else resolve({ urls: answer, giveBack: () => socket.destroy() });
    });
  });
}
