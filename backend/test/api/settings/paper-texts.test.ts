import type { AccountDetailDto, LastStepDto } from '@pratiche/api';
import { CONTRACT_TEXTS, PAPER_TEXTS } from '@pratiche/domain/settings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import { createMember, sql } from '../../kit/account-fixtures.js';
import { expectOk, lastStep, save, upload, type Member } from '../../kit/dossier-flow.js';
import { ecobonusForm, serramento } from '../../kit/dossier-fixtures.js';
import { pdf } from '../../kit/file-fixtures.js';
import { pdfText } from '../../kit/pdf-text.js';
import { portal, setPortal, visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { createRegistration, createRegistrationForm } from '../../kit/registration-fixtures.js';
import { romeDay } from '../../kit/rome-day.js';
import { changeSetting, withSetting, type SettingHistory } from '../../kit/settings-fixtures.js';
import { RELAXED_LIMITS } from '../../kit/setup.js';
import { waitUntil } from '../../kit/wait-until.js';

let own: Portal;
let admin: Member;
let me: Member;

// A separate portal, because the wording is that of every account.
beforeAll(async () => {
  const { kind } = portal();
  own = await startPortal({ kind, env: RELAXED_LIMITS });
  setPortal(own);
  admin = await createMember({ role: 'SuperAdmin' });
  me = await createMember({ packages: [{ credits: 10 }], businessName: 'Serramenti Bianchi Srl' });
});
afterAll(async () => {
  await own.stop();
});

const NEW_TEXTS = {
  ...PAPER_TEXTS,
  edition: '2027-01',
  delega: {
    ...PAPER_TEXTS.delega,
    mandate: 'Nuovo testo: {impresa} prepara la pratica {detrazione}.',
  },
};
type Items = LastStepDto['documentSet']['documentsDocumentsSetResponse'];
const listItems = async (id: number): Promise<Items> => {
  const { version } = await expectOk<{ version: number }>(me.http.get(`Module/${id}`));
  return (await lastStep(me.http, { id, version })).documentSet.documentsDocumentsSetResponse;
};
const findItem = (items: Items, code: string) => {
  const found = items.find(({ document }) => document.code === code);
  if (found === undefined) throw new Error(`No document ${code}`);
  return found;
};

describe('the wording of papers', () => {
  it('is printed with its edition, which is stored with what is signed', async () => {
    const { id } = await save(me.http, ecobonusForm());
    const items = await listItems(id);
    const [delega, invoice] = [findItem(items, 'DELEGA'), findItem(items, 'FATTURA')];
    const paper = async () => pdfText((await me.http.get(`Module/prefilled/${id}/DELEGA`)).bytes);
    expect(await paper()).toContain('Edizione 2026-12-2');
    await upload(me, id, delega.id, pdf(), 'delega.pdf');
    await withSetting(admin, 'paperTexts', NEW_TEXTS, async () => {
      await waitUntil(
        async () => ((await paper()).includes('Edizione 2027-01') ? true : null),
        'new edition',
      );
      expect(await paper()).toContain(
        'Nuovo testo: Serramenti Bianchi Srl prepara la pratica Ecobonus.',
      );
      await waitUntil(async () => {
        const file = await upload(me, id, delega.id, pdf(), 'delega-nuova.pdf');
        return file.edition === '2027-01' ? true : null;
      }, 'edition of an upload');
      await upload(me, id, invoice.id, pdf(), 'fattura.pdf');
    });
    const after = await listItems(id);
    const editions = findItem(after, 'DELEGA').document.files.map(({ edition }) => edition);
    expect(editions[0]).toBe('2026-12-2');
    expect(editions.at(-1)).toBe('2027-01');
    expect(findItem(after, 'FATTURA').document.files.map(({ edition }) => edition)).toEqual([
      undefined,
    ]);
  });

  it.each([
    ['the same name for other texts', { ...NEW_TEXTS, edition: '2026-12-2' }, 'edition'],
    [
      'a placeholder that means nothing there',
      { ...NEW_TEXTS, req: { ...PAPER_TEXTS.req, note: '{impresa}' } },
      'req.note',
    ],
    ['markup', { ...NEW_TEXTS, req: { ...PAPER_TEXTS.req, note: '<b>Nota</b>' } }, 'req.note'],
    [
      'a privacy notice without its term',
      { ...NEW_TEXTS, delega: { ...PAPER_TEXTS.delega, privacy: '{impresa} {contatti}' } },
      'delega.privacy',
    ],
    ['no text', { ...NEW_TEXTS, atto: { ...PAPER_TEXTS.atto, estate: ' ' } }, 'atto.estate'],
    [
      'a text that is too long',
      { ...NEW_TEXTS, atto: { ...PAPER_TEXTS.atto, estate: 'a'.repeat(801) } },
      'atto.estate',
    ],
  ])('refuses %s', async (_, value, field) => {
    const { seen } = await expectOk<SettingHistory>(admin.http.get('Settings/paperTexts'));
    const answer = await admin.http.post('Settings/paperTexts', {
      json: { validFrom: romeDay(), value, note: null, seen },
    });
    expect(expectProblem(answer, 400, 'invalid-data').errors).toMatchObject([{ field }]);
  });

  it('takes an edition that does not declare yet what the rate rests on, and prints none of it', async () => {
    const { id } = await save(me.http, ecobonusForm());
    const paper = async () => pdfText((await me.http.get(`Module/prefilled/${id}/ATTO`)).bytes);
    expect(await paper()).toContain('adibito ad abitazione principale');
    const { mainHome: _, otherHome, realRight, noRealRight, ...atto } = PAPER_TEXTS.atto;
    await withSetting(
      admin,
      'paperTexts',
      { ...PAPER_TEXTS, edition: '2027-02', atto },
      async () => {
        await waitUntil(
          async () => ((await paper()).includes('Edizione 2027-02') ? true : null),
          'the edition is in force',
        );
        expect(await paper()).not.toContain('abitazione principale');
      },
    );
  });

  it('is no public setting, nor is the person who files', async () => {
    const found = JSON.stringify(await expectOk(visitor().get('Settings/current')));
    for (const kind of ['paperTexts', 'contractTexts', 'eneaIntermediary'])
      expect(found).not.toContain(kind);
  });

  it('names the person who files in the delegation', async () => {
    const { id } = await save(me.http, ecobonusForm());
    await changeSetting(admin, 'eneaIntermediary', {
      name: 'Giulia Verdi',
      ssn: 'VRDGLI80A41L219K',
    });
    await waitUntil(
      async () =>
        pdfText((await me.http.get(`Module/prefilled/${id}/DELEGA`)).bytes).includes(
          'delega Giulia Verdi (codice fiscale VRDGLI80A41L219K)',
        )
          ? true
          : null,
      'intermediary',
    );
  });

  it('does not offer a declaration that a product contradicts', async () => {
    const form = ecobonusForm();
    const { id } = await save(me.http, {
      ...form,
      interventionStartDate: '2026-03-02',
      manufatti: { ...form.manufatti, serramenti: [serramento({ trasmittanzaPost: 1.35 })] },
    });
    const answer = await me.http.get(`Module/prefilled/${id}/REQ`);
    expect(expectProblem(answer, 409, 'paper-contradicts-itself').message).toContain(
      'serramento 1, U 1,35 oltre il limite 1,30',
    );
  });
});

describe('the wording of the contract', () => {
  it('is printed with its edition, which is stored with the signed contract', async () => {
    const texts = {
      ...CONTRACT_TEXTS,
      edition: '2027-02',
      clauses: [{ title: '1. Prova', text: 'Clausola di prova.', points: 'uno\ndue' }],
    };
    await withSetting(admin, 'contractTexts', texts, async () => {
      const form = createRegistration();
      const contract = async () =>
        pdfText((await visitor().post('Accounts/download-contract', { json: form })).bytes);
      await waitUntil(
        async () => ((await contract()).includes('Edizione 2027-02') ? true : null),
        'new edition',
      );
      expect(await contract()).toContain('Clausola di prova. • uno • due');
      await expectOk(visitor().post('Accounts/register', { form: createRegistrationForm(form) }));
      const { email } = form;
      const id = await waitUntil(async () => {
        const [row] = await sql().rows<{ id: number }>(
          'SELECT id FROM accounts WHERE email = ?',
          email ?? '',
        );
        return row?.id ?? null;
      }, 'account');
      const account = await expectOk<AccountDetailDto>(admin.http.get(`Accounts/${id}`));
      expect(account).toMatchObject({
        files: ['ciFront', 'ciRear', 'contract'],
        contractEdition: '2027-02',
        termsEdition: '2027-02',
        termsAccepted: expect.stringMatching(/^2/),
      });
    });
  });
});
