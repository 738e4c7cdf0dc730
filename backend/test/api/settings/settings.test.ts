/** @core */
import type {
  CustomerPreviewDto,
  DossierListItemDto,
  LastStepDto,
  RechargePackageDto,
  SettingSummaryDto,
} from '@pratiche/api';
import { BUILT_IN_MATRIX, type PublicSettings } from '@pratiche/domain';
import { SETTING_DEFAULTS, SETTING_KINDS, getSettingValue } from '@pratiche/domain/settings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import { createCsvForm } from '../../kit/csv-fixtures.js';
import { romeDay } from '../../kit/rome-day.js';
import { ecobonusForm } from '../../kit/dossier-fixtures.js';
import { pdf, png } from '../../kit/file-fixtures.js';
import {
  lastStep,
  expectOk,
  readDossier,
  createReadyDossier,
  save,
  sendDossier,
  upload,
  type Member,
} from '../../kit/dossier-flow.js';
import { createUploadForm } from '../../kit/multipart-forms.js';
import { runJob } from '../../kit/nightly-jobs.js';
import { pngChunk } from '../../kit/png-parts.js';
import { mailbox, portal, setPortal, visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { RELAXED_LIMITS } from '../../kit/setup.js';
import { type SettingHistory, changeSetting, withSetting } from '../../kit/settings-fixtures.js';
import { waitUntil } from '../../kit/wait-until.js';
import { createMember, createPackage, sql } from '../../kit/account-fixtures.js';

let own: Portal;
let admin: Member;

// A separate portal, because the changes here apply to every account.
beforeAll(async () => {
  const { kind } = portal();
  own = await startPortal({ kind, env: RELAXED_LIMITS });
  setPortal(own);
  admin = await createMember({ role: 'SuperAdmin' });
});
afterAll(async () => {
  await own.stop();
});

const current = () => expectOk<PublicSettings>(visitor().get('Settings/current'));
const post = (kind: string, json: unknown) => admin.http.post(`Settings/${kind}`, { json });

describe('settings', () => {
  it('are listed with what holds, what was and what is to come', async () => {
    const kinds = (await expectOk<SettingSummaryDto[]>(admin.http.get('Settings'))).map(
      ({ kind }) => kind,
    );
    expect(kinds).toEqual(Object.keys(SETTING_KINDS));
    const next = romeDay(1);
    const values = {
      ...getSettingValue([], 'deductionRates', next).values,
      mainHome: 40,
      other: 20,
    };
    await changeSetting(admin, 'deductionRates', { source: 'Legge inventata', values }, next);
    const { current: now, entries } = await expectOk<SettingHistory<'deductionRates'>>(
      admin.http.get('Settings/deductionRates'),
    );
    expect(now).toEqual(getSettingValue([], 'deductionRates', romeDay()));
    expect(entries[0]).toMatchObject({ validFrom: next, author: 'Gelsomino Trapani' });
    const row = (await expectOk<SettingSummaryDto[]>(admin.http.get('Settings'))).find(
      ({ kind }) => kind === 'deductionRates',
    );
    expect(row).toMatchObject({ nextFrom: next, validFrom: null });
    expect((await current()).dated.deductionRates).toContainEqual({
      validFrom: next,
      source: 'Legge inventata',
      values,
    });
  });

  it('reach front ends by one call that costs a 304 while nothing changes, and show no account number', async () => {
    const first = await visitor().get('Settings/current');
    const etag = first.headers.get('etag') ?? '';
    expect(first.text).not.toMatch(/iban/i);
    expect(
      (await visitor().get('Settings/current', { headers: { 'if-none-match': etag } })).status,
    ).toBe(304);
    await withSetting(
      admin,
      'purchases',
      { isEnabled: false, disabledUntil: '2026-08-31', notice: 'Chiuso per ferie' },
      async () => {
        const changed = await visitor().get('Settings/current', {
          headers: { 'if-none-match': etag },
        });
        expect(changed.status).toBe(200);
        expect(changed.json<PublicSettings>().current.purchases).toEqual({
          isEnabled: false,
          disabledUntil: '2026-08-31',
          notice: 'Chiuso per ferie',
        });
      },
    );
  });

  it('refuse a change made on an outdated version, also all but one of twenty at once', async () => {
    const { seen } = await expectOk<SettingHistory>(admin.http.get('Settings/supportContacts'));
    const change = {
      validFrom: romeDay(),
      value: SETTING_DEFAULTS.supportContacts,
      note: 'gara',
      seen,
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('supportContacts', change)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expectProblem(answer, 409, 'setting-changed');
  });

  it.each([
    ['vatRate', { percent: 101 }],
    ['vatRate', { percent: '22' }],
    ['vatRate', {}],
    ['vatRate', null],
    ['vatRate', { percent: 22, more: 1 }],
    ['vatRate', { percent: 22.123 }],
    ['purchases', { isEnabled: 'no' }],
    ['statusNames', { SENT: 'Inviata' }],
    ['statusNames', { ...SETTING_DEFAULTS.statusNames, SENT: '' }],
    [
      'eneaOpenings',
      [{ worksEndedFrom: '2026-02-01', worksEndedTo: '2026-01-01', opensOn: '2026-02-01' }],
    ],
    [
      'eneaOpenings',
      [
        {
          worksEndedFrom: '2026-02-01',
          worksEndedTo: '2026-02-01',
          expenseYear: 26,
          opensOn: '2026-02-01',
        },
      ],
    ],
    [
      'eneaOpenings',
      [{ worksEndedFrom: '2026-02-30', worksEndedTo: '2026-03-01', opensOn: '2026-03-01' }],
    ],
    ['bankTransfer', { holder: 'Noi', iban: 'IT60X0542811101000000123457', bic: '', bank: '' }],
    ['bankTransfer', { holder: 'Noi', iban: 'IT60X0542811101000000123456', bic: 'XX', bank: '' }],
    ['provider', { name: '', address: 'Via Prova 1', vat: '98765432103', pec: '' }],
    ['provider', { name: 'Noi', address: 'Via Prova 1', vat: '98765432104', pec: '' }],
    ['provider', { name: 'Noi', address: 'Via Prova 1', vat: '98765432103', pec: 'nessuna' }],
    ['provider', { name: 'Noi', address: 'Via Prova 1', vat: '98765432103' }],
    ['publicContacts', { email: 'nessuna', phone: '', hours: '', accessibilityEmail: '' }],
    ['publicContacts', { email: '', phone: '', hours: '' }],
    ['interventionMatrix', { version: 1, rows: [] }],
    ['uLimits', { source: '', values: {} }],
    ['documentSet', []],
    ['documentSet', [{ code: 'UNO', name: 'Uno', need: { 1: 'C', 2: null, 3: null } }]],
  ])('refuse as %s the value %j', async (kind, value) => {
    const { seen } = await expectOk<SettingHistory>(admin.http.get(`Settings/${kind}`));
    expectProblem(
      await post(kind, { validFrom: romeDay(), value, note: null, seen }),
      400,
      'invalid-data',
    );
    expect((await expectOk<SettingHistory>(admin.http.get(`Settings/${kind}`))).seen).toBe(seen);
  });

  it.each([
    {},
    { validFrom: romeDay() },
    { validFrom: '1999-01-01', value: { percent: 22 }, seen: 0 },
    { validFrom: romeDay(), value: { percent: 22 }, seen: -1 },
  ])('refuse the body %j', async (body) => {
    expectProblem(await post('vatRate', body), 400, 'invalid-data');
  });

  it.each(['niente', 'constructor', '__proto__', '1'])('know no kind %s', async (kind) => {
    expectProblem(await admin.http.get(`Settings/${kind}`), 404);
    expectProblem(await post(kind, { validFrom: romeDay(), value: {}, seen: 0 }), 404);
  });

  it('are never changed once entered', async () => {
    await changeSetting(admin, 'supportContacts', SETTING_DEFAULTS.supportContacts);
    for (const act of ["UPDATE settings SET note = 'x'", 'DELETE FROM settings'])
      await expect(async () => sql().run(act)).rejects.toThrow(/append-only/);
  });
});

describe('what settings change', () => {
  it('the contacts that everybody reads', async () => {
    const contacts = {
      email: 'info@example.test',
      phone: '011 000 0000',
      hours: 'Lun–ven 9–13',
      accessibilityEmail: '',
    };
    await withSetting(admin, 'publicContacts', contacts, async () => {
      expect((await current()).current.publicContacts).toEqual(contacts);
    });
  });

  it('the price with VAT', async () => {
    const id = await createPackage({ credits: 10, price: 100 });
    await withSetting(admin, 'vatRate', { percent: 10 }, async () => {
      expect(
        await expectOk<RechargePackageDto>(admin.http.get(`RechargePackage/${id}`)),
      ).toMatchObject({
        price: 100,
        priceWithVat: 110,
      });
    });
    expect(
      await expectOk<RechargePackageDto>(admin.http.get(`RechargePackage/${id}`)),
    ).toMatchObject({
      priceWithVat: 122,
    });
  });

  it('the names of statuses, wherever they are answered', async () => {
    const me = await createMember({});
    const { id } = await save(me.http, ecobonusForm());
    await withSetting(
      admin,
      'statusNames',
      { ...SETTING_DEFAULTS.statusNames, DRAFT: 'In lavorazione' },
      async () => {
        expect((await readDossier(me.http, id)).status.name).toBe('In lavorazione');
        expect(
          (await expectOk<DossierListItemDto[]>(me.http.get('Module/getAll?state=DRAFT')))[0]
            ?.status.name,
        ).toBe('In lavorazione');
        expect(
          await expectOk<{ code: string; name: string }[]>(me.http.get('ModuleStatuses/getAll')),
        ).toContainEqual({ code: 'DRAFT', name: 'In lavorazione', disabled: true });
      },
    );
  });

  it('the filings a dossier makes, and never those of one already sent', async () => {
    const me = await createMember({ packages: [{ credits: 50 }] });
    const before = await createReadyDossier(me);
    await expectOk(sendDossier(me, before.id));
    const rows = BUILT_IN_MATRIX.rows.map((row, index) =>
      index === 0 ? { ...row, ecobonus: 4 } : row,
    );
    const { id, version } = await createReadyDossier(me);
    await withSetting(admin, 'interventionMatrix', { version: 1, rows }, async () => {
      expect(
        (await expectOk<PublicSettings>(visitor().get('Settings/current'))).current
          .interventionMatrix.version,
      ).toBeGreaterThan(1);
      expect(await lastStep(me.http, { id, version })).toMatchObject({
        moduleCredits: { numEcobonus: 4, numBonusCasa: 0, numCalcoloEnergetico: 0 },
      } satisfies Partial<LastStepDto>);
      expect((await readDossier(me.http, before.id)).moduleCredits).toMatchObject({
        numEcobonus: 1,
      });
    });
  });

  it('the documents a dossier asks for', async () => {
    const me = await createMember({});
    const { id, version } = await save(me.http, ecobonusForm());
    const set = [
      ...SETTING_DEFAULTS.documentSet,
      { code: 'PROVA', name: 'Documento di prova', need: { 1: 'O' as const, 2: null, 3: null } },
    ];
    await withSetting(admin, 'documentSet', set, async () => {
      const asked = (await lastStep(me.http, { id, version })).documentSet
        .documentsDocumentsSetResponse;
      expect(asked.find(({ document }) => document.code === 'PROVA')).toMatchObject({
        isMandatory: false,
        document: { name: 'Documento di prova' },
      });
      expect(asked.every((item) => item.id > 0)).toBe(true);
    });
  });

  it('the last day to send: in the list, in the dossier and in the refusal, back and forth', async () => {
    const me = await createMember({ packages: [{ credits: 5 }] });
    const ended = romeDay(-100);
    const { id } = await createReadyDossier(me, {
      interventionStartDate: romeDay(-120),
      interventionEndDate: ended,
    });
    expectProblem(await sendDossier(me, id), 409, 'works-ended-too-long-ago');
    const deadline = async () =>
      (await expectOk<DossierListItemDto[]>(me.http.get('Module/getAll?state=DRAFT')))[0]
        ?.deadlineDate;
    const built = romeDay(-16);
    expect(await deadline()).toBe(built);
    await withSetting(
      admin,
      'eneaOpenings',
      [
        {
          worksEndedFrom: romeDay(-130),
          worksEndedTo: romeDay(-90),
          expenseYear: null,
          opensOn: romeDay(-80),
        },
      ],
      async () => {
        await waitUntil(
          async () => ((await deadline()) === romeDay(4) ? true : null),
          'the deadline of the list to move',
        );
        expect((await readDossier(me.http, id)).deadlineDate).toBe(romeDay(4));
        expect((await sendDossier(me, id)).status).toBe(200);
      },
    );
  });
});

describe('the room for drafts', () => {
  it('gives a warning before it runs out, and then refuses further drafts', async () => {
    const me = await createMember({});
    const warning = async () =>
      (await expectOk<{ warning?: string }>(me.http.get('Module/count'))).warning;
    const take = async (customers: number) => {
      const csv = `nome;cognome\n${Array.from({ length: customers }, () => 'Ortensia;Brughetti').join('\n')}\n`;
      const { confirmation } = await expectOk<CustomerPreviewDto>(
        me.http.post('Module/csv/preview', { form: createCsvForm(csv) }),
      );
      return me.http.post('Module/csv/import', { form: createCsvForm(csv, { confirmation }) });
    };
    await withSetting(admin, 'draftLimits', { drafts: 50, megabytes: 1_000 }, async () => {
      const { id } = await save(me.http, ecobonusForm());
      expect((await take(38)).status).toBe(200);
      expect(await warning()).toBeUndefined();
      await save(me.http, ecobonusForm());
      expect(await warning()).toMatch(/^Le bozze sono 40 su 50 consentite/);
      // All of a list, or nothing of it.
      expectProblem(await take(11), 409, 'drafts-full');
      expect((await take(10)).status).toBe(200);
      expect(
        expectProblem(await me.http.put('Module', { json: ecobonusForm() }), 409, 'drafts-full')
          .message,
      ).toContain('più di 50');
      expectProblem(await me.http.post(`Module/duplicate/${id}`), 409, 'drafts-full');
      // A deleted draft counts until it is erased.
      expect((await me.http.delete(`Module/${id}`)).status).toBe(204);
      expectProblem(await me.http.put('Module', { json: ecobonusForm() }), 409, 'drafts-full');
    });
    await save(me.http, ecobonusForm());
  });

  it('has an end for the files of all drafts together, not for dossiers that were sent once', async () => {
    const me = await createMember({ packages: [{ credits: 10 }] });
    await withSetting(admin, 'draftLimits', { drafts: 50, megabytes: 1_000 }, async () => {
      const [full, next] = [await createReadyDossier(me), await save(me.http, ecobonusForm())];
      const item =
        (await lastStep(me.http, next)).documentSet.documentsDocumentsSetResponse[0]?.id ?? 0;
      await upload(me, next.id, item, pdf(), 'prima.pdf');
      // What uploading them all would have left.
      await sql().run(
        'UPDATE uploaded_files SET size = 1000000000 WHERE dossier_id = ? AND id = (SELECT id FROM (SELECT MIN(id) AS id FROM uploaded_files WHERE dossier_id = ?) earliest)',
        full.id,
        full.id,
      );
      const answer = await me.http.post('Upload/file', {
        form: createUploadForm(`${me.id}/${next.id}`, item, pdf(), 'ancora.pdf'),
      });
      expect(expectProblem(answer, 409, 'drafts-full').message).toContain('1.000 MB');
      expect((await expectOk<{ warning?: string }>(me.http.get('Module/count'))).warning).toMatch(
        /^I file delle bozze occupano/,
      );
      expect((await sendDossier(me, full.id)).status).toBe(200);
      await upload(me, next.id, item, pdf(), 'ancora.pdf');
    });
  });
});

it('a list of documents gains what a release brought since, not what was taken out by hand', async () => {
  const readCodes = async () =>
    (
      await expectOk<SettingHistory<'documentSet'>>(admin.http.get('Settings/documentSet'))
    ).current.map(({ code }) => code);
  const shorter = SETTING_DEFAULTS.documentSet.filter(({ code }) => code !== 'NOMINA');
  await withSetting(admin, 'documentSet', shorter, async () => {
    expect(await readCodes()).toEqual(shorter.map(({ code }) => code));
    // As a process of the release before writes it.
    await sql().run(
      "INSERT INTO settings (kind, valid_from, sequence, value, created) SELECT kind, valid_from, sequence + 1, value, created FROM settings WHERE kind = 'documentSet' ORDER BY id DESC LIMIT 1",
    );
    expect(await readCodes()).toEqual([...shorter.map(({ code }) => code), 'NOMINA']);
  });
});

describe('the brand', () => {
  it('has a logo that the portal wrote itself, also where an earlier release stored it', async () => {
    const read = async () =>
      (await admin.http.get('Settings/brand')).json<SettingHistory<'brand'>>().current;
    const text = pngChunk('tEXt', Buffer.from('Author\0Maria Rossi'));
    const bytes = Buffer.concat([png(64).subarray(0, 33), text, png(64).subarray(33)]);
    const logo = `data:image/png;base64,${bytes.toString('base64')}`;
    const brand = { name: 'Serramenti Uno', colour: '#0b5fa5', logo };
    await withSetting(admin, 'brand', brand, async () => {
      const { logo: stored } = await read();
      expect(stored).toMatch(/^data:image\/png;base64,/);
      expect(Buffer.from(stored.split(',')[1] ?? '', 'base64').includes('Author')).toBe(false);
      await sql().run(
        "INSERT INTO settings (kind, valid_from, sequence, value, created) SELECT kind, valid_from, sequence + 1, ?, created FROM settings WHERE kind = 'brand' ORDER BY id DESC LIMIT 1",
        JSON.stringify(brand),
      );
      await runJob('brand-logo-rewriting');
      expect((await read()).logo).toBe(stored);
    });
  });

  it('names the installed app and the e-mails from the moment it is set', async () => {
    const manifest = () => visitor().get('Settings/manifest');
    expect((await manifest()).json()).toMatchObject({ name: 'Pratiche Infissi' });
    const brand = { name: 'Serramenti Uno', colour: '#0b5fa5', logo: '' };
    await withSetting(admin, 'brand', brand, async () => {
      const changed = await manifest();
      expect(changed.json()).toMatchObject({ name: brand.name, theme_color: '#042642' });
      const etag = changed.headers.get('etag') ?? '';
      const again = await visitor().get('Settings/manifest', {
        headers: { 'if-none-match': etag },
      });
      expect(again.status).toBe(304);
      await expectOk(visitor().post('Accounts/forgot-password', { json: { email: admin.email } }));
      const mail = (await mailbox().waitForCount(admin.email, 1, /password/i)).at(-1);
      expect(mail?.html).toContain(brand.name);
      expect(mail?.html).not.toContain('Pratiche Infissi');
    });
  });
});
