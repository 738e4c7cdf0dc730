import type { BeneficiaryDossierDto, WorkDto } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import { createLink } from '../../../kit/beneficiary-link-fixtures.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import { expectOk, save, type Member } from '../../../kit/dossier-flow.js';
import { png } from '../../../kit/file-fixtures.js';
import { pngChunk } from '../../../kit/png-parts.js';
import { runJob } from '../../../kit/nightly-jobs.js';
import { visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { readOwnAccount } from '../../../kit/profile-fixtures.js';
import { unzip } from '../../../kit/unzip.js';
import { waitUntilTaskFinished } from '../../../kit/background-task-fixtures.js';

const toLogo = (side: number) => `data:image/png;base64,${png(side).toString('base64')}`;
const LOGO = toLogo(64);
const LOGO_WITH_TEXT = `data:image/png;base64,${Buffer.concat([
  png(64).subarray(0, 33),
  pngChunk('tEXt', Buffer.from('Author\0Maria Rossi')),
  png(64).subarray(33),
]).toString('base64')}`;
const toBytes = (logo: string | null | undefined) =>
  Buffer.from((logo ?? '').split(',')[1] ?? '', 'base64');
const readPixels = (logo: string | null | undefined) => sharp(toBytes(logo)).raw().toBuffer();
const put = ({ http }: Member, logo: unknown) => http.put('Accounts/logo', { json: { logo } });
const noted = (id: number) =>
  sql().rows<{ action: string; details: string }>(
    "SELECT action, details FROM audit_entries WHERE subject_kind = 'account' AND subject_id = ? AND action = 'profile-change'",
    String(id),
  );

describe('PUT Accounts/logo', () => {
  it('stores a logo that the customer sees, and removes it', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const { id, version } = await save(me.http, ecobonusForm());
    const { token } = await createLink(me, id);
    const readLink = () =>
      expectOk<BeneficiaryDossierDto>(visitor().get(`Module/getModuleByToken/${id}/${token}`));
    expect((await readLink()).requester.logo).toBeNull();

    await expectOk(put(me, LOGO_WITH_TEXT));
    const stored = (await readOwnAccount(me)).logo;
    // The portal wrote it anew: the same pixels, without what else the file held.
    expect(stored).not.toBe(LOGO_WITH_TEXT);
    expect(await readPixels(stored)).toEqual(await readPixels(LOGO));
    expect((await readLink()).requester.logo).toBe(stored);
    // A save does not carry it again, because the page has it.
    const saved = await expectOk<BeneficiaryDossierDto>(
      visitor().put(`Module/updateByBeneficiary/${token}`, {
        json: { id, version, beneficiaryPhone: '3471112223' },
      }),
    );
    expect(saved.requester).toMatchObject({ logo: null });

    await expectOk(put(me, LOGO));
    await expectOk(put(me, ''));
    expect((await readOwnAccount(me)).logo).toBeNull();
    expect((await readLink()).requester.logo).toBeNull();
    expect(await noted(me.id)).toEqual(
      Array.from({ length: 2 }, () => ({
        action: 'profile-change',
        details: JSON.stringify({ fields: 'logo', files: '' }),
      })),
    );
  });

  it.each([
    ['a picture of one pixel', toLogo(1), 'lati da 16'],
    ['a picture that is too large', toLogo(513), 'lati da 16'],
    ['an SVG', 'data:image/svg+xml;base64,PHN2Zz4=', 'immagine PNG'],
    ['a script', `data:image/png;base64,${btoa('<script>')}`, 'immagine PNG'],
    [
      'a damaged picture',
      `data:image/png;base64,${png(64).subarray(0, 60).toString('base64')}`,
      'leggere questo logo',
    ],
    ['an address', 'https://example.test/logo.png', 'immagine PNG'],
    ['no text', null, 'testo'],
  ])('refuses %s, and keeps the one before', async (_name, logo, message) => {
    const me = await createMember({});
    await expectOk(put(me, LOGO));
    const problem = expectProblem(await put(me, logo), 400);
    expect(JSON.stringify(problem)).toContain(message);
    expect(await readPixels((await readOwnAccount(me)).logo)).toEqual(await readPixels(LOGO));
  });

  it('is written anew where an earlier release stored it, and removed where it cannot be read', async () => {
    const [sound, damaged] = [await createMember({}), await createMember({})];
    for (const [{ id }, logo] of [
      [sound, LOGO_WITH_TEXT],
      [damaged, `data:image/png;base64,${png(64).subarray(0, 60).toString('base64')}`],
    ] as const)
      await sql().run('UPDATE accounts SET logo = ? WHERE id = ?', logo, id);
    await runJob('logo-rewriting');
    const rewritten = (await readOwnAccount(sound)).logo;
    expect(rewritten).not.toBe(LOGO_WITH_TEXT);
    expect(await readPixels(rewritten)).toEqual(await readPixels(LOGO));
    expect((await readOwnAccount(damaged)).logo).toBeNull();
    await runJob('logo-rewriting');
    expect((await readOwnAccount(sound)).logo).toBe(rewritten);
    for (const { id } of [sound, damaged]) expect(await noted(id)).toHaveLength(1);
  });

  it('is part of the copy of the data, and goes with the account', async () => {
    const me = await createMember({});
    await expectOk(put(me, LOGO));
    const started = await expectOk<WorkDto>(me.http.post('Accounts/data-export'));
    await waitUntilTaskFinished(me.http, started.id);
    const entries = await unzip((await me.http.get(`Works/${started.id}/download`)).bytes);
    expect(entries.find(({ name }) => name === 'logo.png')?.bytes).toEqual(
      toBytes((await readOwnAccount(me)).logo),
    );

    const superAdmin = await createMember({ role: 'SuperAdmin' });
    expect((await superAdmin.http.delete(`Accounts/${me.id}`)).status).toBe(204);
    expect(await sql().rows('SELECT logo FROM accounts WHERE id = ?', me.id)).toEqual([
      { logo: null },
    ]);
  });
});
