import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig, workersFor } from '../src/config.ts';

describe('readConfig', () => {
  test('an empty environment gives the defaults', () => {
    expect(readConfig({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      redisUrl: undefined,
      token: undefined,
      storageUrl: undefined,
      workers: Math.max(1, os.availableParallelism() - 1),
      publicUrl: 'http://127.0.0.1:4000',
      device: 'cpu',
      kilnModel: undefined,
      turnExemplars: true,
      agent: { endpoint: undefined, confirmAbove: 20, maxGenerations: 60 },
      logLevel: 'info',
      rateLimitPerMinute: 600,
      openRateLimitPerMinute: 1200,
      wrongTokensPerMinute: 30,
      trustProxy: undefined,
      corsOrigins: [],
      maxSubscriptions: 1000,
      maxActiveJobs: 100,
      maxBacklog: 2000,
      maxWaitMs: 120_000,
      maxBodyBytes: 16 * 1024 * 1024,
      start: { usdMicros: 100_000_000n, generations: 2000 },
      metricsToken: undefined,
      gamesPort: undefined,
      gamesHost: undefined,
      gamesUrl: '',
      metricsPort: undefined,
      otlpEndpoint: undefined,
    });
  });

  test('empty variables count as absent', () => {
    const names = ['PORT', 'HOST', 'DATABASE_URL', 'PIXELKILN_TOKEN', 'DEVICE', 'LOG_LEVEL', 'START_USD', 'PUBLIC_URL'];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ' '.slice(1)])))).toEqual(readConfig({}));
  });

  test.each([
    ['0.0.0.0', undefined, 'http://localhost:80'],
    ['::', undefined, 'http://localhost:80'],
    ['10.0.0.1', undefined, 'http://10.0.0.1:80'],
    ['0.0.0.0', 'https://sprites.example/', 'https://sprites.example'],
  ])('with HOST %s and PUBLIC_URL %s links begin with %s', (HOST, PUBLIC_URL, expected) => {
    expect(readConfig({ HOST, PORT: '80', PUBLIC_URL }).publicUrl).toBe(expected);
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PORT', 'http'],
    ['WORKERS', '-1'],
    ['DEVICE', 'gpu'],
    ['TURN_EXEMPLARS', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['PIXELKILN_TOKEN', 'short'],
    ['MAX_BODY_MB', '0'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^The configuration is wrong:\n {2}${name}: `));
  });

  test.each([
    ['PORT', '65536', 'should be a whole number from 0 to 65535'],
    ['PORT', 'http', 'should be a whole number from 0 to 65535'],
    ['WORKERS', '1.5', 'should be a whole number from 0 to 64'],
    ['WRONG_TOKENS_PER_MINUTE', '0', 'should be a whole number from 1 to 1000000'],
    ['TRUST_PROXY', 'yes', 'yes is no number, and no list of addresses and subnets'],
    ['PUBLIC_URL', 'kiln.example', 'should be an address that begins with http:// or https://'],
    ['DATABASE_URL', 'mysql://u:geheim@host/db', 'should be an address that begins with postgresql:// or postgres://'],
    ['REDIS_URL', 'localhost:6379', 'should be an address that begins with redis:// or rediss://'],
    ['STORAGE_URL', '/var/files', 'should be an address that begins with file:// or s3://'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector', 'should be an address that begins with http:// or https://'],
  ])('%s=%s is told what is allowed, and no password', (name, value, message) => {
    expect(() => readConfig({ [name]: value })).toThrow(`  ${name}: ${message}. `);
    expect(() => readConfig({ [name]: value })).not.toThrow('geheim');
  });

  test.each([
    ['DATABASE_URL', 'postgresql:///db?host=/var/run/postgresql'],
    ['DATABASE_URL', 'postgres://u:p@host:5432/db'],
    ['REDIS_URL', 'rediss://:secret@host:6380/1'],
    ['STORAGE_URL', 'file:///var/files'],
    ['STORAGE_URL', 's3://KEY:SECRET@host/bucket?region=eu'],
    ['PUBLIC_URL', 'https://kiln.example/pixels'],
    ['TRUST_PROXY', '10.0.0.7, fd00::/8'],
  ])('%s=%s is taken', (name, value) => {
    expect(() => readConfig({ [name]: value })).not.toThrow();
  });

  test.each([
    [1, 4, 1],
    [2, 4, 1],
    [8, 64, 7],
    [16, 4, 4],
    [128, 512, 64],
  ])('of %i cores and %i GiB %i are left for workers', (cores, gibibytes, workers) => {
    expect(workersFor(cores, gibibytes * 2 ** 30)).toBe(workers);
  });

  test('all problems are told at once', () => {
    const error = (() => {
      try {
        readConfig({ PORT: 'x', DEVICE: 'gpu', WORKERS: '65' });
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as ConfigError).problems.map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'WORKERS',
      'DEVICE',
    ]);
  });
});
