import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../../../tools/testkit/portal.ts';
import { HOSTILE_FILES } from '../../../kit/hostile-files.js';
import { RELAXED_LIMITS } from '../../../kit/setup.js';
import { portal, setPortal, visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import {
  GOOD_FILES,
  createRegistration,
  createRegistrationForm,
  waitForMailToken,
} from '../../../kit/registration-fixtures.js';
import { openSql } from '../../../kit/sql-client.js';
import { waitUntil } from '../../../kit/wait-until.js';

const EXTRA_MEMORY_MB = 50;
/**
 * V8 lets 64 MB of passed bytes wait for their collection, so that one large file shows nothing: of
 * four at once, 160 MB or more, that or little more may be there.
 */
const LARGE_BYTES = 10_000_000;
const LARGE_AT_ONCE = 4;
const LARGE_EXTRA_MEMORY_MB = 140;

/** A separate portal: its memory is measured, and its files are counted. */
let own: Portal;
const before = portal();
/** Bytes go the same way beside every database: all of them once, some again. */
const FILES =
  before.kind === 'sqlite' ? HOSTILE_FILES : HOSTILE_FILES.filter((_, index) => index % 9 === 0);
beforeAll(async () => {
  own = await startPortal({ kind: before.kind, env: RELAXED_LIMITS });
  setPortal(own);
  // The first requests load modules that are loaded only once.
  for (let i = 0; i < 3; i += 1) await send(GOOD_FILES.ciFront, createRegistration());
  await nothingLeftOver();
});
afterAll(async () => {
  setPortal(before);
  await own.stop();
});

const send = (front: { name: string; bytes: Buffer }, user: unknown) =>
  visitor().post('Accounts/register', {
    form: createRegistrationForm(user, {
      ciFront: front,
      ciRear: GOOD_FILES.ciRear,
      contract: GOOD_FILES.contract,
    }),
  });

/** Resident memory of the server now, in MB. */
async function memory(): Promise<number> {
  const status = await readFile(`/proc/${own.pids()[0]}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Peak memory of the server during the work, above its level before. */
async function extraMemory(work: () => Promise<void>): Promise<number> {
  const start = await memory();
  let most = start;
  const running = { now: true };
  const watch = (async () => {
    while (running.now) {
      most = Math.max(most, await memory());
      await pause(5);
    }
  })();
  try {
    await work();
  } finally {
    running.now = false;
    await watch;
  }
  return most - start;
}

const onDisk = async (): Promise<string[]> => {
  const entries = await readdir(join(own.dataDir, 'files'), {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
};

/** Every file on disk belongs to a row once nothing is on its way. */
const nothingLeftOver = () =>
  waitUntil(
    async () => {
      const sql = openSql(portal());
      try {
        const rows = [
          ...(await sql.rows<{ storage_key: string }>('SELECT storage_key FROM account_files')),
          ...(await sql.rows<{ storage_key: string }>('SELECT storage_key FROM uploaded_files')),
          // Documents of the provider, which the demo uploads.
          ...(await sql.rows<{ storage_key: string }>(
            'SELECT storage_key FROM library_files WHERE storage_key IS NOT NULL',
          )),
        ];
        const [waiting] = await sql.rows<{ n: number }>(
          'SELECT COUNT(*) AS n FROM registration_requests WHERE held IS NULL',
        );
        const held = await sql.rows<{ data: string }>(
          'SELECT data FROM registration_requests WHERE held IS NOT NULL',
        );
        const heldKeys = held.flatMap(({ data }) =>
          Object.values(
            (JSON.parse(data) as { files: Record<string, { storageKey: string }> }).files,
          ),
        );
        const known = new Set(
          [
            ...rows.map(({ storage_key }) => storage_key),
            ...heldKeys.map(({ storageKey }) => storageKey),
          ].map((key) => key.split('/').at(-1)),
        );
        const strays = (await onDisk()).filter((name) => !known.has(name));
        return Number(waiting?.n) === 0 && strays.length === 0 ? true : null;
      } finally {
        await sql.close();
      }
    },
    'no file without a row',
    50_000,
  );

describe('hostile files', () => {
  it('are at least 40', () => expect(HOSTILE_FILES.length).toBeGreaterThanOrEqual(40));

  it.each(FILES.map((file) => [file.what, file] as const))(
    '%s',
    async (_, { name, bytes, end }) => {
      const front = { name, bytes: bytes() };
      const isLarge = front.bytes.length > LARGE_BYTES;
      const users = Array.from({ length: isLarge ? LARGE_AT_ONCE : 1 }, () => createRegistration());
      const statuses: number[] = [];
      const extra = await extraMemory(async () => {
        const answers = await Promise.all(users.map((user) => send(front, user)));
        for (const answer of answers) {
          statuses.push(answer.status);
          if (end === 'kept') expect([answer.text, answer.status]).toEqual([answer.text, 200]);
          else {
            expect([400, 413, 415, 422]).toContain(answer.status);
            expect(expectProblem(answer, answer.status).errors?.map(({ field }) => field)).toEqual([
              'ciFront',
            ]);
          }
        }
      });
      const limit = isLarge ? LARGE_EXTRA_MEMORY_MB : EXTRA_MEMORY_MB;
      expect([`${statuses.join()}, extra memory in MB`, extra, extra < limit]).toEqual([
        `${statuses.join()}, extra memory in MB`,
        extra,
        true,
      ]);
      if (end === 'kept')
        for (const { email } of users) await expectKept(email ?? '', front.bytes.length);
      await nothingLeftOver();
    },
  );
});

async function expectKept(email: string, size: number): Promise<void> {
  await waitForMailToken(email, 'verify-email');
  const sql = openSql(portal());
  try {
    const [file] = await sql.rows<{ file_name: string; storage_key: string; size: number }>(
      "SELECT file_name, storage_key, size FROM account_files WHERE purpose = 'ciFront' AND account_id = (SELECT id FROM accounts WHERE email = ?)",
      email,
    );
    expect(Number(file?.size)).toBe(size);
    expect(file?.storage_key).toMatch(/^accounts\/[0-9a-f-]{36}$/);
    expect(file?.file_name).toMatch(/^[^/\\\p{Cc}\p{Cf}]{1,130}\.(pdf|jpg|png|zip)$/u);
  } finally {
    await sql.close();
  }
}

describe('hostile words', () => {
  it.each([
    ['overlong', { businessName: 'N'.repeat(900) }],
    ['more than overlong', { businessName: 'N'.repeat(9_000) }],
    ['turned', { firstName: 'Mario\u202eoiraM' }],
    ['right to left', { lastName: 'כהן' }],
    ['a formula', { businessName: '=HYPERLINK("http://male.example","Paga")' }],
    ['another formula', { attorneyLastName: '@SUM(1+1)*cmd|x' }],
    ['a script', { street: '<script>alert(1)</script>' }],
    ['a null byte', { city: 'Bologna\u0000' }],
    ['half a letter', { firstName: '\ud800' }],
  ])('%s are refused before any file is kept', async (_, change) => {
    const files = await onDisk();
    expectProblem(
      await send(GOOD_FILES.ciFront, { ...createRegistration(), ...change }),
      400,
      'invalid-data',
    );
    expect(await onDisk()).toEqual(files);
  });

  it.each([
    ['the data after the files', 'late'],
    ['a file twice', 'twice'],
    ['a file that the form does not have', 'unknown'],
    ['cut off', 'cut'],
  ])('%s', async (_, how) => {
    const form = createRegistrationForm(createRegistration(), how === 'late' ? {} : GOOD_FILES);
    const extra = (name: string) => form.append(name, new File(['%PDF-1.4'], 'x.pdf'));
    if (how === 'twice') extra('ciFront');
    if (how === 'unknown') extra('avatar');
    const answer =
      how === 'cut'
        ? await visitor().post('Accounts/register', {
            raw: '--b\r\nContent-Disposition: form-data; name="user"\r\n\r\n{',
            headers: { 'content-type': 'multipart/form-data; boundary=b' },
          })
        : await visitor().post('Accounts/register', { form });
    expect([400, 413]).toContain(answer.status);
    expectProblem(answer, answer.status);
    await nothingLeftOver();
  });
});
