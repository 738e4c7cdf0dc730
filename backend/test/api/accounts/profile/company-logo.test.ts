import type { BeneficiaryDossierDto, WorkDto } from '@pratiche/api';
import { describe, expect, it } from '@jest/globals';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import { createLink } from '../../../kit/beneficiary-link-fixtures.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import { expectOk, save, type Member } from '../../../kit/dossier-flow.js';
import { png } from '../../../kit/file-fixtures.js';
import { visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { readOwnAccount } from '../../../kit/profile-fixtures.js';
import { unzip } from '../../../kit/unzip.js';
import { waitUntilTaskFinished } from '../../../kit/background-task-fixtures.js';

const toLogo = (side: number) => `data:image/png;base64,${png(side).toString('base64')}`;
const LOGO = toLogo(64);
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

    await expectOk(put(me, LOGO));
    expect((await readOwnAccount(me)).logo).toBe(LOGO);
    expect((await readLink()).requester.logo).toBe(LOGO);
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
    ['an address', 'https://example.test/logo.png', 'immagine PNG'],
    ['no text', null, 'testo'],
  ])('refuses %s, and keeps the one before', async (_name, logo, message) => {
    const me = await createMember({});
    await expectOk(put(me, LOGO));
    const problem = expectProblem(await put(me, logo), 400);
    expect(JSON.stringify(problem)).toContain(message);
    expect((await readOwnAccount(me)).logo).toBe(LOGO);
  });

  it('is part of the copy of the data, and goes with the account', async () => {
    const me = await createMember({});
    await expectOk(put(me, LOGO));
    const started = await expectOk<WorkDto>(me.http.post('Accounts/data-export'));
    await waitUntilTaskFinished(me.http, started.id);
    const entries = await unzip((await me.http.get(`Works/${started.id}/download`)).bytes);
    expect(entries.find(({ name }) => name === 'logo.png')?.bytes).toEqual(png(64));

    const superAdmin = await createMember({ role: 'SuperAdmin' });
    expect((await superAdmin.http.delete(`Accounts/${me.id}`)).status).toBe(204);
    expect(await sql().rows('SELECT logo FROM accounts WHERE id = ?', me.id)).toEqual([
      { logo: null },
    ]);
  });
});
