import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { findLogoFault } from '@pratiche/domain/settings';
import sharp from 'sharp';
import { startPortal, type Portal } from '../../../../../tools/testkit/portal.ts';
import { takeCases } from '../../../../../tools/testkit/random-cases.ts';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import type { Member } from '../../../kit/dossier-flow.js';
import { createLibraryForm } from '../../../kit/library-fixtures.js';
import { createPictureCorpus, type MutatedPicture } from '../../../kit/picture-corpus.js';
import { portal, setPortal, visitor } from '../../../kit/portal.js';
import { readOwnAccount } from '../../../kit/profile-fixtures.js';
import { romeDay } from '../../../kit/rome-day.js';
import { RELAXED_LIMITS } from '../../../kit/setup.js';
import type { SettingHistory } from '../../../kit/settings-fixtures.js';

const COUNT = takeCases(1_000);
/** Above what the portal needs by itself: no picture may fill its memory. */
const MAX_GROWTH_MB = 200;

let own: Portal;
let me: Member;
let admin: Member;

beforeAll(async () => {
  const { kind } = portal();
  own = await startPortal({ kind, env: { ...RELAXED_LIMITS, RATE_LIMITS: 'heavy=10000' } });
  setPortal(own);
  me = await createMember({});
  admin = await createMember({ role: 'SuperAdmin' });
});
afterAll(() => own.stop());

const toLogo = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

async function expectSound(logo: string | null | undefined): Promise<void> {
  expect(findLogoFault(logo ?? 'none')).toBeNull();
  const bytes = Buffer.from((logo ?? '').split(',')[1] ?? '', 'base64');
  const decoded = await sharp(bytes, { failOn: 'warning' }).raw().toBuffer();
  expect(decoded.length).toBeGreaterThan(0);
}

/** Memory of the portal's processes in MB, where the system tells. */
const readMemory = (): number =>
  process.platform === 'linux'
    ? own
        .pids()
        .map((pid) => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
        .reduce((sum, kilobytes) => sum + Number(kilobytes ?? 0) / 1024, 0)
    : 0;

async function sendLogo({ bytes }: MutatedPicture): Promise<number> {
  const { status } = await me.http.put('Accounts/logo', { json: { logo: toLogo(bytes) } });
  if (status === 200) await expectSound((await readOwnAccount(me)).logo);
  return status;
}

async function sendBrand({ bytes }: MutatedPicture): Promise<number> {
  const read = async () => (await admin.http.get('Settings/brand')).json<SettingHistory<'brand'>>();
  const value = { name: 'Serramenti Uno', colour: '#0b5fa5', logo: toLogo(bytes) };
  const { seen } = await read();
  const { status } = await admin.http.post('Settings/brand', {
    json: { validFrom: romeDay(), value, note: null, seen },
  });
  if (status === 200) await expectSound((await read()).current.logo);
  return status;
}

const sendLibraryFile = async ({ bytes }: MutatedPicture): Promise<number> =>
  (await admin.http.post('Library', { form: createLibraryForm({}, bytes, 'guida.png') })).status;

describe('mutated pictures', () => {
  it('are taken or refused, and what is stored can be decoded', async () => {
    const corpus = createPictureCorpus(COUNT);
    const before = readMemory();
    const answers = new Map<string, number>();
    for (const [at, picture] of corpus.entries()) {
      const statuses = [await sendLogo(picture)];
      if (at % 10 === 0) statuses.push(await sendBrand(picture));
      if (at % 10 === 5) statuses.push(await sendLibraryFile(picture));
      for (const status of statuses) {
        answers.set(String(status), (answers.get(String(status)) ?? 0) + 1);
        if (![200, 201, 400, 413, 415, 422].includes(status))
          throw new Error(`${picture.name}: ${status}`);
      }
    }
    expect(readMemory() - before).toBeLessThan(MAX_GROWTH_MB);
    expect((await visitor().get('health/live')).status).toBe(200);
    // Both ends are met: otherwise the corpus would only show what the first check refuses.
    expect(answers.get('200')).toBeGreaterThan(COUNT / 20);
    expect(answers.get('400')).toBeGreaterThan(COUNT / 2);
    expect(await sql().rows("SELECT id FROM library_files WHERE file_name = 'guida.png'")).toEqual(
      [],
    );
  }, 600_000);
});
