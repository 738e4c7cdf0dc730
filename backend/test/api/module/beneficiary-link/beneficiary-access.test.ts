/** @servers */
import type { BeneficiaryDossierDto, NotificationDto, StatusChangeDto } from '@pratiche/api';
import { type DossierForm, listBeneficiaryFields, createEmptyDossierForm } from '@pratiche/domain';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ecobonusForm, ORTENSIA, schermatura, serramento } from '../../../kit/dossier-fixtures.js';
import {
  expectOk,
  readDossier,
  reject,
  save,
  createSentDossier,
  type Member,
} from '../../../kit/dossier-flow.js';
import { createLink, openLink } from '../../../kit/beneficiary-link-fixtures.js';
import { visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { taxCode } from '../../../kit/tax-code.js';
import { createMember, sql } from '../../../kit/account-fixtures.js';

let me: Member;
beforeAll(async () => {
  me = await createMember({ packages: [{ credits: 100 }], businessName: 'Serramenti Bianchi' });
});

const FIELDS = Object.keys(createEmptyDossierForm()) as (keyof DossierForm)[];
const part = (form: Partial<DossierForm>, fields: readonly (keyof DossierForm)[]) =>
  Object.fromEntries(fields.map((field) => [field, form[field]]));
const others = (service: DossierForm['serviceType']) =>
  FIELDS.filter((field) => !listBeneficiaryFields(service).includes(field));

async function linked(change: Partial<DossierForm> = {}) {
  const { id, version } = await save(me.http, ecobonusForm(change));
  return { id, version, token: (await createLink(me, id)).token };
}
const put = (token: string, json: unknown) =>
  visitor().put(`Module/updateByBeneficiary/${token}`, { json });
const news = async (id: number) =>
  (await expectOk<NotificationDto[]>(me.http.get('Notifications')))
    .filter(({ moduleId }) => moduleId === id)
    .map(({ title }) => title);

describe('GET Module/getModuleByToken', () => {
  it.each([1, 2, 3] as const)(
    'answers the fields of the steps of service %s and nothing else',
    async (serviceType) => {
      const { id, version, token } = await linked({ serviceType });
      const answer = await visitor().get(`Module/getModuleByToken/${id}/${token}`);
      const got = answer.json<BeneficiaryDossierDto>();
      const fields = listBeneficiaryFields(serviceType);
      expect(Object.keys(got).sort()).toEqual(
        [
          'context',
          'expires',
          'finishedAt',
          'id',
          'requestedBy',
          'requester',
          'savedAt',
          'sentAt',
          'stage',
          'values',
          'version',
          ...fields,
        ].sort(),
      );
      expect(got).toMatchObject(part(ecobonusForm(), fields));
      expect(got).toMatchObject({
        id,
        version,
        requestedBy: 'Serramenti Bianchi',
        requester: { name: 'Serramenti Bianchi' },
        stage: 'collecting',
        sentAt: null,
        context: { serviceType, isCompany: false, hasWindows: true, hasShadings: false },
      });
      expect(Object.keys(got.requester).sort()).toEqual([
        'city',
        'logo',
        'name',
        'phone',
        'province',
        'vat',
      ]);
      expect(got.values).toEqual(part(ecobonusForm(), fields));
      // Costs, products and dates of the works appear under no name; moments hold such numbers too.
      for (const secret of [
        ':4820.5',
        ':1.35',
        ecobonusForm().interventionStartDate ?? '',
        'trasmittanza',
        me.email,
      ])
        expect(answer.text).not.toContain(secret);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  it('answers every link that does not work alike', async () => {
    const { id, token } = await linked();
    const other = await linked();
    const [expired, revoked, replaced] = [await linked(), await linked(), await linked()];
    await sql().run(
      "UPDATE beneficiary_links SET expires = '2020-01-01 00:00:00.000' WHERE dossier_id = ?",
      expired.id,
    );
    await me.http.delete(`Module/beneficiaryLink/${revoked.id}`);
    await createLink(me, replaced.id);
    const flipped = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    const wrong = [
      [expired.id, expired.token],
      [revoked.id, revoked.token],
      [replaced.id, replaced.token],
      [other.id, token],
      [id, flipped],
      [id, 'x'],
      [id, `${token}A`],
      [id, encodeURIComponent("'; DROP TABLE dossiers; --")],
      ['abc', token],
      [0, token],
      [99_999_999, token],
      [id, 'a'.repeat(480)],
    ];
    const answers = await Promise.all(
      wrong.map(([number, one]) => visitor().get(`Module/getModuleByToken/${number}/${one}`)),
    );
    for (const answer of answers) expectProblem(answer, 404, 'link-not-valid');
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expectProblem(await put(expired.token, { id: expired.id, version: 1 }), 404, 'link-not-valid');
    expectProblem(
      await visitor().post(`Module/finishByBeneficiary/${revoked.token}`, { json: {} }),
      404,
      'link-not-valid',
    );
    expectProblem(
      await visitor().get(`Module/getDataFromSSNByToken/${replaced.token}/${taxCode(ORTENSIA)}`),
      404,
      'link-not-valid',
    );
  });

  it('opens none of the owner’s calls', async () => {
    const { id, version, token } = await linked();
    for (const [method, path] of [
      ['GET', `Module/${id}`],
      ['PUT', 'Module'],
      ['POST', `Module/send/${id}`],
      ['GET', `Module/beneficiaryLink/${id}`],
      ['DELETE', `Module/${id}`],
    ] as const) {
      expectProblem(
        await visitor().send(method, path, {
          token,
          ...(method === 'PUT' ? { json: { id, version } } : {}),
        }),
        401,
      );
    }
  });
});

describe('PUT Module/updateByBeneficiary', () => {
  it('saves the fields of the six steps and leaves all others, whatever else is sent', async () => {
    const { id, token } = await linked();
    const before = await readDossier(me.http, id);
    const wanted = ecobonusForm({
      beneficiaryPhone: '3471112223',
      cadastralSheet: '99',
      immovableSurfaceArea: 120.5,
      marcaImpiantoTermico: 'Caldaie Rossi',
      otherBeneficiaries: [],
      spese: { ...ecobonusForm().spese, spesaDetraibileSerramenti: 1 },
      manufatti: {
        serramenti: [serramento({ superficie: 77 })],
        schermature: [schermatura()],
        chiusure: [],
      },
      serviceType: 2,
      isCompany: true,
      interventionEndDate: '2026-01-01',
      annoRiferimento: 2020,
      acquisizioneBeneficiario: true,
    });
    const saved = (
      await put(token, {
        ...wanted,
        id,
        version: before.version,
        status: { code: 'SENT' },
        accountId: 1,
        rejectReason: 'x',
      })
    ).json<BeneficiaryDossierDto>();
    expect(saved.version).toBe(before.version + 1);
    const after = await readDossier(me.http, id);
    expect(part(after, others(1))).toEqual(part(before, others(1)));
    expect(part(after, listBeneficiaryFields(1))).toEqual(part(wanted, listBeneficiaryFields(1)));
    expect(after).toMatchObject({
      status: { code: 'DRAFT' },
      accountId: me.id,
      version: before.version + 1,
      rejectReason: null,
    });
  });

  it('takes back what it answered, and stores nothing where nothing was changed', async () => {
    const { id, version, token } = await linked();
    const answer = await openLink(visitor(), id, token);
    expect(await expectOk(put(token, answer))).toMatchObject({ version });
  });

  it.each<[string, object, { values?: object }, string]>([
    ['at the top level', { beneficiaryPhone: '3471112223' }, {}, '3471112223'],
    ['under values', {}, { values: { beneficiaryPhone: '3481112223' } }, '3481112223'],
    [
      'in both places alike',
      { beneficiaryPhone: '3491112223' },
      { values: { beneficiaryPhone: '3491112223' } },
      '3491112223',
    ],
    [
      'in both places, where the top level counts',
      { beneficiaryPhone: '3471112223' },
      { values: { beneficiaryPhone: '3481112223' } },
      '3471112223',
    ],
  ])('stores what was changed in its own answer %s', async (_, fields, { values }, phone) => {
    const { id, version, token } = await linked();
    const answer = await openLink(visitor(), id, token);
    const saved = await expectOk<BeneficiaryDossierDto>(
      put(token, { ...answer, ...fields, values: { ...answer.values, ...values } }),
    );
    expect(saved).toMatchObject({
      version: version + 1,
      beneficiaryPhone: phone,
      values: { beneficiaryPhone: phone },
    });
    expect(await readDossier(me.http, id)).toMatchObject(ecobonusForm({ beneficiaryPhone: phone }));
  });

  it('takes the dossier under values alone', async () => {
    const { id, version, token } = await linked();
    const values = { beneficiaryPhone: '3471112223', valoreEER: 3.1, spese: null };
    expect(expectProblem(await put(token, { id, version, values }), 400).errors?.[0]?.field).toBe(
      'values.spese',
    );
    await expectOk(put(token, { id, version, values: { ...values, spese: undefined } }));
    expect(await readDossier(me.http, id)).toMatchObject({
      version: version + 1,
      beneficiaryPhone: '3471112223',
      valoreEer: 3.1,
    });
  });

  it('says that the version is missing', async () => {
    const { id, token } = await linked();
    const { version, ...answer } = await openLink(visitor(), id, token);
    expect(expectProblem(await put(token, answer), 400).errors).toEqual([
      {
        field: 'version',
        message: 'Versione non valida: rimanda il numero «version» che hai letto con la pratica.',
      },
    ]);
    expect((await readDossier(me.http, id)).version).toBe(version);
  });

  it('keeps the heating system of a Bonus Casa from being written', async () => {
    const { id, version, token } = await linked({ serviceType: 2 });
    await expectOk(
      put(token, { id, version, marcaImpiantoTermico: 'Altra', beneficiaryPhone: '3471112223' }),
    );
    expect(await readDossier(me.http, id)).toMatchObject({
      marcaImpiantoTermico: null,
      beneficiaryPhone: '3471112223',
    });
  });

  it('changes nothing else with 150 random bodies, and never fails', async () => {
    const { id, token } = await linked();
    const kept = part(await readDossier(me.http, id), others(1));
    const nasty = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.constantFrom(null, '', '\0', -1, 1e308, '\ud800', '2026-02-30', [], {}, true),
    );
    const good = fc.constantFrom<Partial<DossierForm>>(
      ecobonusForm({ cadastralSheet: '1' }),
      { beneficiaryPhone: '3330000000', spese: ecobonusForm().spese },
      { immovableStair: 'A', manufatti: createEmptyDossierForm().manufatti },
    );
    const body = fc.oneof(
      good,
      fc.dictionary(fc.constantFrom<string>(...FIELDS, 'status', 'accountId', '__proto__'), nasty, {
        maxKeys: 5,
      }),
      nasty,
    );
    const seen = new Map<number, number>();
    for (const given of fc.sample(body, { numRuns: 150, seed: 7 })) {
      const { version } = await readDossier(me.http, id);
      const isRecord = typeof given === 'object' && given !== null && !Array.isArray(given);
      const answer = await put(token, isRecord ? { ...given, id, version } : given);
      seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
      if (answer.status !== 200) expectProblem(answer, 400);
      expect(part(await readDossier(me.http, id), others(1))).toEqual(kept);
    }
    expect(seen.get(200) ?? 0).toBeGreaterThan(25);
    expect(seen.get(400) ?? 0).toBeGreaterThan(25);
  }, 240_000);

  it('refuses what no screen offers, and stores nothing of it', async () => {
    const { id, version, token } = await linked({ serviceType: 2 });
    expect(
      expectProblem(
        await put(token, { id, version, immovableGeneralUse: 1, beneficiaryPhone: '1' }),
        400,
        'dossier-refused',
      ).errors?.[0]?.field,
    ).toBe('immovableGeneralUse');
    const company = {
      isCompany: true,
      beneficiaryCompanyName: 'Betulle',
      beneficiaryFirstName: null,
      beneficiaryLastName: null,
      beneficiarySsn: '12345678903',
    };
    expect(
      expectProblem(
        await put(token, { id, version, otherBeneficiaries: [company] }),
        400,
        'dossier-refused',
      ).errors?.[0]?.field,
    ).toBe('otherBeneficiaries.0.isCompany');
    expectProblem(await put(token, { id }), 400);
    expectProblem(await put(token, { id: id + 1, version }), 404, 'link-not-valid');
    expect(await readDossier(me.http, id)).toMatchObject({
      version,
      beneficiaryPhone: ecobonusForm().beneficiaryPhone,
    });
  });

  it('answers a conflict with the stored version of the six steps alone', async () => {
    const { id, version, token } = await linked();
    await save(me.http, {
      id,
      version,
      beneficiaryPhone: '3990000000',
      interventionStartDate: '2026-03-03',
    });
    const late = await put(token, { id, version, cadastralSheet: '5' });
    const problem = expectProblem(late, 409, 'version-conflict');
    const stored = problem.stored as unknown as BeneficiaryDossierDto;
    expect(stored).toMatchObject({
      id,
      version: version + 1,
      values: { beneficiaryPhone: '3990000000' },
    });
    expect(Object.keys(stored.values).sort()).toEqual([...listBeneficiaryFields(1)].sort());
    expect(late.text).not.toMatch(/manufatti|spesaDetraibile|2026-03-03/);
    expect((await readDossier(me.http, id)).cadastralSheet).toBe(ecobonusForm().cadastralSheet);
  });

  it('lets one of two win when fitter and customer save at the same moment', async () => {
    const { id, version, token } = await linked();
    const answers = await Promise.all([
      put(token, { id, version, cadastralSheet: '5' }),
      me.http.put('Module', { json: { id, version, cadastralParcel: '6' } }),
      put(token, { id, version, cadastralSection: 'B' }),
      me.http.put('Module', { json: { id, version, cadastralSubordinate: '8' } }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409]);
    expect((await readDossier(me.http, id)).version).toBe(version + 1);
  });

  it('makes a dossier that came back a draft again, with a line in its history, and only when something changed', async () => {
    const id = await createSentDossier(me);
    const admin = await createMember({ role: 'Admin' });
    expect((await reject(admin, id, 'WAITING', 'Manca il telefono')).status).toBe(200);
    const { token } = await createLink(me, id);
    const { version, values } = await openLink(visitor(), id, token);
    await expectOk(put(token, { id, version, ...values }));
    expect(await readDossier(me.http, id)).toMatchObject({ status: { code: 'WAITING' }, version });
    await expectOk(put(token, { id, version, beneficiaryPhone: '3471112223' }));
    expect(await readDossier(me.http, id)).toMatchObject({
      status: { code: 'DRAFT' },
      rejectReason: 'Manca il telefono',
    });
    expect(
      (await expectOk<StatusChangeDto[]>(me.http.get(`Module/history/${id}`))).at(-1),
    ).toMatchObject({
      from: 'WAITING',
      to: 'DRAFT',
      who: 'Cliente (link)',
    });
  });
});

describe('the owner', () => {
  it('is notified once that the customer began, and once that they are done', async () => {
    const { id, version, token } = await linked();
    await expectOk(put(token, { id, version, beneficiaryPhone: '3471112221' }));
    await expectOk(put(token, { id, version: version + 1, beneficiaryPhone: '3471112222' }));
    expect(await news(id)).toEqual(['Il cliente sta compilando i dati']);
    const finish = () => visitor().post(`Module/finishByBeneficiary/${token}`, { json: {} });
    expect([(await finish()).status, (await finish()).status]).toEqual([204, 204]);
    expect(await news(id)).toEqual([
      'Il cliente ha completato i dati',
      'Il cliente sta compilando i dati',
    ]);
  });
});

describe('the tax code', () => {
  it('is read for the holder of a link', async () => {
    const { token } = await linked();
    expect(
      await expectOk(visitor().get(`Module/getDataFromSSNByToken/${token}/${taxCode(ORTENSIA)}`)),
    ).toMatchObject({ genere: 'F', nascita: '1971-03-09', provincia: 'BG' });
    expectProblem(
      await visitor().get(`Module/getDataFromSSNByToken/${token}/AAAAAA00A00A000A`),
      422,
      'tax-code-not-recognised',
    );
  });
});
