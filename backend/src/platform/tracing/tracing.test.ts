import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { withSpan, currentTraceParent } from './trace-span.util.js';
import { describeStatement } from './query-tracing.service.js';
import { TracingService } from './tracing.service.js';

const SOURCES = resolve(import.meta.dirname, '../..');

describe('without a collector', () => {
  it('nothing is measured, and what is to be done is done', async () => {
    const tracing = await TracingService.createTracing(null, 'test');
    expect([
      tracing.isEnabled,
      tracing.startRootSpan('GET /', 'server', {}),
      currentTraceParent(),
    ]).toEqual([false, null, null]);
    expect(await withSpan('work', {}, () => Promise.resolve('done'))).toBe('done');
    await tracing.onApplicationShutdown();
  });

  it('nothing is loaded: the packages are named as types, or where a collector is known', () => {
    const named = globSync('**/*.ts', { cwd: SOURCES, exclude: ['**/*.test.ts'] }).flatMap((file) =>
      readFileSync(join(SOURCES, file), 'utf8')
        .split('\n')
        .filter((line) => line.includes("'@opentelemetry/"))
        .map((line) => ({ file, line })),
    );
    expect(named.length).toBeGreaterThan(3);
    const atOnce = named.filter(
      ({ line }) => !/^import type |typeof import\(|^ {4}import\(/.test(line),
    );
    expect(atOnce).toEqual([]);
  });
});

describe('a trace', () => {
  it('goes on from what a job carries, keeps its parts together, and takes of an error its kind alone', async () => {
    const tracing = await TracingService.createTracing(
      { endpoint: 'http://127.0.0.1:9', serviceName: null, ratio: 1 },
      'test',
    );
    const carried = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const span = tracing.startRootSpan('job probe', 'consumer', {}, carried);
    const seen: (string | null)[] = [];
    const error = await span
      ?.runAndEnd(() =>
        withSpan('part', {}, () => {
          seen.push(currentTraceParent());
          return Promise.reject(new TypeError('Mario Rossi'));
        }),
      )
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TypeError);
    expect(seen[0]).toMatch(new RegExp(`^00-${'a'.repeat(32)}-[0-9a-f]{16}-01$`));
    expect(seen[0]).not.toBe(span?.traceParent);
    expect(currentTraceParent()).toBeNull();
    // An invalid traceparent begins a new trace.
    expect(tracing.startRootSpan('job probe', 'consumer', {}, 'nonsense')?.traceParent).toMatch(
      /^00-(?!a{32})[0-9a-f]{32}-/,
    );
    await tracing.onApplicationShutdown();
  });
});

describe('a statement', () => {
  it.each([
    ['SELECT `a`.`id` FROM `accounts` `a` WHERE email = ?', 'SELECT', 'accounts'],
    ['INSERT INTO "outbox_jobs"("id") VALUES (?)', 'INSERT', 'outbox_jobs'],
    ['UPDATE dossiers SET status = ?', 'UPDATE', 'dossiers'],
    ['  (SELECT 1 FROM x)', 'SELECT', 'x'],
    ['START TRANSACTION', 'START', null],
    ['COMMIT', 'COMMIT', null],
  ])('%s is reported as %s of %s', (sql, operation, table) => {
    expect(describeStatement(sql)).toEqual({ operation, table });
  });
});
