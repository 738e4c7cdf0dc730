/** @core */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import { portal, setPortal, visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { waitUntil } from '../../kit/wait-until.js';

const PAGE = 'https://portale.example';
const REPORT = {
  kind: 'boundary',
  release: '1.0.0-0123456789',
  page: '/module/:part',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'length')",
  stack: [
    `    at n (${PAGE}:8082/1.0.0/77.0123456789.js:1:1)`,
    `    at ${PAGE}/gone.0123456789.js:5:6`,
    '    at new Promise (<anonymous>)',
  ].join('\n'),
};

let running: Portal;
let maps: string;

beforeAll(async () => {
  maps = mkdtempSync(join(tmpdir(), 'maps-'));
  mkdirSync(join(maps, 'mfe-lists/1.0.0'), { recursive: true });
  writeFileSync(
    join(maps, 'mfe-lists/1.0.0/77.0123456789.js.map'),
    JSON.stringify({
      version: 3,
      sources: ['webpack://mfe-lists/./src/list/Row.tsx'],
      names: [],
      // The first column comes from line 12, column 5.
      mappings: 'AAWI',
    }),
  );
  const { kind } = portal();
  running = await startPortal({
    kind,
    env: { LOG_LEVEL: 'info', SOURCE_MAPS: maps, RATE_LIMITS: 'all=99999,form=8' },
  });
  setPortal(running);
});
afterAll(async () => {
  await running.stop();
  rmSync(maps, { recursive: true, force: true });
});

const send = (json: object) => visitor().post('BrowserErrors', { json });
const findLine = async (release: string) =>
  (await running.log())
    .split('\n')
    .filter((line) => line.includes('browser error') && line.includes(release))
    .map((line) => JSON.parse(line) as Record<string, unknown>)[0] ?? null;

describe('an error in a browser', () => {
  it('comes into the log with release, page and the place in the source', async () => {
    expect((await send(REPORT)).status).toBe(204);
    const line = await waitUntil(() => findLine(REPORT.release), 'the line of the error', 30_000);
    expect(line).toMatchObject({
      level: 40,
      msg: 'browser error',
      kind: 'boundary',
      release: REPORT.release,
      page: '/module/:part',
      part: 'mfe-lists',
      error: 'TypeError',
      text: REPORT.message,
      places: ['n src/list/Row.tsx:12:5', '/gone.0123456789.js:5:6'],
      requestId: expect.any(String),
    });
  }, 120_000);

  it('names the remote that did not come, with its release and the code for support', async () => {
    const origin = { remote: 'mfe-wizard', remoteRelease: '2.0.0-0123456789', reference: 'K7M2QX' };
    const report = { ...REPORT, ...origin, kind: 'load', stack: '', release: '1.0.0-load' };
    expect((await send(report)).status).toBe(204);
    const line = await waitUntil(() => findLine('1.0.0-load'), 'the line of the remote', 30_000);
    expect(line).toMatchObject({ ...origin, kind: 'load', part: 'mfe-wizard', places: [] });
  });

  it.each([
    ['an address with a number', { page: '/module/1234' }],
    ['an address with a query', { page: '/module?ssn=RSSMRA80A01H501U' }],
    ['another kind', { kind: 'other' }],
    ['no release', { release: '' }],
    ['a name in words', { name: 'Mario Rossi' }],
  ])('is not taken with %s', async (_, change) => {
    expectProblem(await send({ ...REPORT, ...change }), 400);
  });

  it('is small, and not reported without end', async () => {
    expect((await send({ ...REPORT, stack: 'x'.repeat(9_000) })).status).toBe(413);
    const answers = [];
    for (let count = 0; count < 3; count += 1) answers.push((await send(REPORT)).status);
    expect(answers.at(-1)).toBe(429);
  });
});
