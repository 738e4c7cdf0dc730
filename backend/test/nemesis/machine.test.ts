import { createHash, randomUUID } from 'node:crypto';
import { rmSync, statfsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { LastStepDto } from '@pratiche/api';
import { REPOSITORY_ROOT } from '../../../tools/services/backend-process.ts';
import { startMailCatcher, type MailCatcher } from '../../../tools/services/mail-catcher.ts';
import { createMember, createPackage, logInAs, reopenSql, sql } from '../kit/account-fixtures.js';
import { ecobonusForm } from '../kit/dossier-fixtures.js';
import { expectOk, save, upload, type Member } from '../kit/dossier-flow.js';
import { pdf } from '../kit/file-fixtures.js';
import { waitUntilDrained } from '../kit/job-queries.js';
import { createUploadForm } from '../kit/multipart-forms.js';
import { setPortal } from '../kit/portal.js';
import { SeededRandom } from './seeded-random.js';
import {
  killUnit,
  ORIGIN,
  runAsRoot,
  runProduction,
  runProductionMeanwhile,
  setUpMachine,
  UNITS,
  waitUntilWell,
} from './units.js';
import { expectNothingLost } from './verdict.js';
import { createHistory, WorkloadClient, type Cast } from './workload.js';

/** `npm run quality -- machine` sets these. */
const KILLS = Number(process.env['MACHINE_KILLS'] ?? 20);
const SEED = Number(process.env['MACHINE_SEED'] ?? 20_261_130);
/** Another built checkout, which an upgrade puts in the place of this one. */
const NEXT = process.env['MACHINE_NEXT'] ?? '';
const BACK_LIMIT_MS = 60_000;
const LOGIN_MS = 8 * 60_000;
const CLIENTS = 3;
/** systemd gives a unit that ends too often up for good; people kill more slowly than this test. */
const KILLS_BETWEEN_RESETS = 10;
const ARCHIVES = '/var/lib/pratiche-backup/archives';

interface StoredFile {
  id: number;
  sum: string;
}

const history = createHistory();
const stored: StoredFile[] = [];
let mail: MailCatcher;
let mailDir = '';
/** Documents that a sending demands. */
let mandatory: number[] = [];
let cast: Cast;

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
const sumOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
  mailDir = '/var/lib/mail-of-tests/mail';
  mail = await startMailCatcher(mailDir);
  const database = setUpMachine(mail.url);
  const since = performance.now();
  runProduction(REPOSITORY_ROOT, ['start']);
  await waitUntilWell(180_000);
  say(`from "start" to ready: ${inSeconds(performance.now() - since)}`);
  setPortal({ kind: 'mariadb', origin: ORIGIN, dataDir: '/var/lib/mail-of-tests', database });
  const owner = await createMember({ packages: [{ credits: 100_000 }] });
  const { documentSet } = await expectOk<LastStepDto>(
    owner.http.put('Module/lastStepDraft', { json: ecobonusForm() }),
  );
  mandatory = documentSet.documentsDocumentsSetResponse
    .filter(({ isMandatory }) => isMandatory)
    .map(({ id }) => id);
  await sql().run('DELETE FROM dossiers WHERE account_id = ?', owner.id);
  cast = {
    owner,
    operator: await createMember({ role: 'Admin' }),
    offerId: await createPackage({ credits: 5, name: 'Cinque' }),
    origins: [ORIGIN],
    addDocuments: async (id) => {
      for (const item of mandatory) await insistOnUpload(owner, id, item);
    },
  };
}, 600_000);
afterAll(async () => {
  await reopenSql();
  await mail.stop();
});

/** Uploads until it is acknowledged, and remembers what then has to stay. */
async function insistOnUpload(owner: Member, dossierId: number, itemId: number): Promise<void> {
  const bytes = pdf(`${stored.length} of ${dossierId}`, 2_000 + (stored.length % 30) * 1_000);
  for (;;)
    try {
      const { id } = await upload(owner, dossierId, itemId, bytes, `${itemId}.pdf`);
      stored.push({ id, sum: sumOf(bytes) });
      return;
    } catch (error) {
      // The portal refuses nothing that this test sends, so a refusal is no fault of the machine.
      if (/\b4\d\d\b/.test((error as Error).message)) throw error;
      await pause(200);
    }
}

it('starts, and says how each unit is', () => {
  expect(runProduction(REPOSITORY_ROOT, ['status'])).toMatch(/pratiche-http@1\.service.*running/);
  for (const unit of UNITS) expect(runAsRoot('systemctl', ['is-active', unit])).toBe('active\n');
  runProduction(REPOSITORY_ROOT, ['superadmin', 'capo@example.test'], 'Prova-Macchina-2026!\n');
});

it.each(UNITS)('brings %s back after kill -9', async (unit) => {
  killUnit(unit);
  await pause(500);
  say(`${unit}: back after ${inSeconds(await waitUntilWell(BACK_LIMIT_MS))}`);
});

it.each(['pratiche-http@1', 'pratiche-worker@1'])(
  'ends %s when it hangs, and starts it again',
  async (unit) => {
    const before = runAsRoot('systemctl', ['show', '-p', 'MainPID', '--value', unit]);
    killUnit(unit, 'STOP');
    const since = performance.now();
    let now = before;
    while (now === before || now === '0\n') {
      expect(performance.now() - since).toBeLessThan(BACK_LIMIT_MS);
      await pause(500);
      now = runAsRoot('systemctl', ['show', '-p', 'MainPID', '--value', unit]);
    }
    await waitUntilWell(BACK_LIMIT_MS);
    say(`${unit}: hung, back after ${inSeconds(performance.now() - since)}`);
  },
  2 * BACK_LIMIT_MS,
);

it('answers 507 on a full disk, and goes on when there is space again', async () => {
  const [filler, rest] = ['/var/lib/filler', '/var/lib/filler-rest'];
  const { http } = cast.owner;
  const key = randomUUID();
  const { id } = await expectOk<{ id: number }>(
    http.put('Module', { json: ecobonusForm(), headers: { 'idempotency-key': key } }),
  );
  history.created.push({ id, key });
  const form = () =>
    createUploadForm(`${cast.owner.id}/${id}`, mandatory[0] ?? 0, pdf('x', 300_000), 'x.pdf');
  const { bavail, bsize } = statfsSync('/var/lib');
  try {
    runAsRoot('fallocate', ['-l', String(bavail * bsize - 200_000), filler]);
    runAsRoot('/bin/sh', ['-c', `cat /dev/zero >${rest} 2>/dev/null || true`]);
    expect((await http.post('Upload/file', { form: form() })).status).toBe(507);
    await pause(20_000);
  } finally {
    for (const file of [filler, rest]) rmSync(file, { force: true });
  }
  say(`disk full for 20 s: well ${inSeconds(await waitUntilWell(BACK_LIMIT_MS))} after its end`);
  expect((await http.post('Upload/file', { form: form() })).status).toBe(200);
}, 180_000);

it(
  `loses nothing by ${KILLS} kills at random moments, seed ${SEED}`,
  async () => {
    const random = new SeededRandom(SEED);
    let isOver = false;
    const clients = Array.from({ length: CLIENTS }, (_, index) =>
      new WorkloadClient(cast, new SeededRandom(SEED + 1 + index), history).runUntil(() => isOver),
    );
    const all = Promise.all(clients);
    void all.catch(() => (isOver = true));
    let loggedIn = Date.now();
    let slowest = 0;
    for (let kill = 1; kill <= KILLS && !isOver; kill += 1) {
      killUnit(random.pick(UNITS));
      await pause(random.between(0, 4_000));
      if (kill % KILLS_BETWEEN_RESETS !== 0) continue;
      slowest = Math.max(slowest, await waitUntilWell(BACK_LIMIT_MS));
      runAsRoot('systemctl', ['reset-failed']);
      if (Date.now() - loggedIn > LOGIN_MS) {
        for (const member of [cast.owner, cast.operator])
          member.http.token = (await logInAs(member)).http.token;
        loggedIn = Date.now();
      }
    }
    isOver = true;
    await all;
    await waitUntilWell(BACK_LIMIT_MS);
    await reopenSql();
    await waitUntilDrained(BACK_LIMIT_MS);
    const { mails, doubledMails } = await expectNothingLost(history, cast.owner, mailDir);
    expect(await listLostFiles()).toEqual([]);
    expect(history.sent.length).toBeGreaterThan(0);
    say(
      `${KILLS} kills, ${history.requests} requests (${history.repeated} repeated), ${stored.length} uploads, ${history.sent.length} sendings, ${mails} mails (${doubledMails} twice): none lost, none debited twice; well at most ${inSeconds(slowest)} after the last of ten`,
    );
  },
  KILLS * 10_000 + 600_000,
);

async function listLostFiles(): Promise<string[]> {
  const lost: string[] = [];
  const { http } = await logInAs(cast.owner);
  for (const { id, sum } of stored) {
    const answer = await http.get(`Upload/download/${id}`);
    if (answer.status !== 200 || sumOf(answer.bytes) !== sum) lost.push(`${id}: ${answer.status}`);
  }
  return lost;
}

const programOf = (unit: string): string =>
  /ExecStart=.*?"(\/[^"]*)\/backend\/dist/.exec(runAsRoot('systemctl', ['cat', unit]))?.[1] ?? '';

it('upgrades without a failed request, and goes back by the archive', async () => {
  if (NEXT === '') throw new Error('MACHINE_NEXT names another built checkout');
  const count = async () =>
    Number((await sql().rows<{ n: number }>('SELECT COUNT(*) AS n FROM dossiers'))[0]?.n);
  const before = await count();
  let isOver = false;
  const failed: string[] = [];
  let asked = 0;
  const { http } = await logInAs(cast.owner);
  const load = (async () => {
    for (; !isOver; asked += 1) {
      const answer = await http.get('Accounts/credit').catch((error: Error) => error.message);
      if (typeof answer === 'string' || answer.status !== 200)
        failed.push(typeof answer === 'string' ? answer : `${answer.status}`);
      await pause(50);
    }
  })();
  const since = performance.now();
  const said = await runProductionMeanwhile(NEXT, ['upgrade']);
  const taken = performance.now() - since;
  isOver = true;
  await load;
  say(said);
  expect(failed).toEqual([]);
  expect(programOf('pratiche-http@1')).toBe(NEXT);
  await waitUntilWell(BACK_LIMIT_MS);
  const archive = new RegExp(`--restore (${ARCHIVES}\\S+)`).exec(said)?.[1] ?? '';
  say(`upgrade in ${inSeconds(taken)}, ${asked} requests meanwhile, none failed`);

  const { id } = await save((await logInAs(cast.owner)).http, ecobonusForm());
  const back = performance.now();
  say(runProduction(REPOSITORY_ROOT, ['upgrade', '--restore', archive]));
  await waitUntilWell(BACK_LIMIT_MS);
  say(`back in ${inSeconds(performance.now() - back)}`);
  expect(programOf('pratiche-http@1')).toBe(REPOSITORY_ROOT);
  await reopenSql();
  expect(await count()).toBe(before);
  expect((await (await logInAs(cast.owner)).http.get(`Module/${id}`)).status).toBe(404);
}, 600_000);
