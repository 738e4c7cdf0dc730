/** @core */
import type { DossierDto } from '@pratiche/api';
import type { Generatore, OtherBeneficiary } from '@pratiche/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { romeDay } from '../../../kit/rome-day.js';
import { ecobonusForm, serramento } from '../../../kit/dossier-fixtures.js';
import {
  readDossier,
  save,
  setStatus,
  reject,
  createSentDossier,
  type Member,
} from '../../../kit/dossier-flow.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createMember } from '../../../kit/account-fixtures.js';

let me: Member;
beforeAll(async () => {
  me = await createMember({ packages: [{ credits: 100 }] });
});

describe('PUT Module', () => {
  it('creates a draft from almost nothing', async () => {
    const dossier = await save(me.http, { serviceType: 1, annoRiferimento: 2026 });
    expect(dossier.id).toBeGreaterThan(0);
    expect(dossier).toMatchObject({
      version: 1,
      accountId: me.id,
      serviceType: 1,
      annoRiferimento: 2026,
      beneficiaryFirstName: null,
      status: { code: 'DRAFT', name: 'Bozza', statusPercentage: 0 },
      manufatti: { serramenti: [], schermature: [], chiusure: [] },
    });
  });

  it('creates with id 0 as without an id', async () => {
    const [one, two] = [await save(me.http, { id: 0 }), await save(me.http, { id: 0 })];
    expect(two.id).toBeGreaterThan(one.id);
  });

  it('keeps every field of a whole dossier, to the letter', async () => {
    const form = ecobonusForm();
    const { id } = await save(me.http, form);
    expect(await readDossier(me.http, id)).toMatchObject(form);
  });

  it('keeps what a save does not name', async () => {
    const { id, version } = await save(me.http, ecobonusForm());
    const second = await save(me.http, { id, version, beneficiaryPhone: '3401234567' });
    expect(second.version).toBe(version + 1);
    expect(second).toMatchObject({ ...ecobonusForm(), beneficiaryPhone: '3401234567' });
    const third = await save(me.http, { id, version: second.version, beneficiaryPhone: null });
    expect(third.beneficiaryPhone).toBeNull();
  });

  it('keeps letters of every alphabet, quotes and markup as they are', async () => {
    const text = `D’Àgostino "Nié" <b>&amp; 🏠 'x'; DROP TABLE dossiers; --`;
    const { id } = await save(me.http, ecobonusForm({ beneficiaryFirstName: text }));
    expect((await readDossier(me.http, id)).beneficiaryFirstName).toBe(text);
  });

  it('keeps the longest names of an alphabet whose text for searching is longer', async () => {
    const names = { beneficiaryFirstName: '한'.repeat(255), beneficiaryLastName: '글'.repeat(255) };
    expect(await save(me.http, names)).toMatchObject(names);
  });

  it('writes codes in capitals and blanks as absent', async () => {
    const { immovableMunicipalityCode, beneficiarySsn, immovableStair } = await save(me.http, {
      immovableMunicipalityCode: 'a794',
      beneficiarySsn: `C.F. ${[...(ecobonusForm().beneficiarySsn ?? '')].join(' ').toLowerCase()}`,
      immovableStair: '   ',
    });
    expect([immovableMunicipalityCode, beneficiarySsn, immovableStair]).toEqual([
      'A794',
      ecobonusForm().beneficiarySsn,
      null,
    ]);
  });

  it('takes every answer about the heating that ENEA has, and empties those of before', async () => {
    const answers = {
      tipoDistribuzione: 'colonneIsolate',
      tipoRegolazione: 'termostatoAmbiente',
    } as const;
    const { id, version } = await save(me.http, { ...ecobonusForm(), ...answers });
    expect(await readDossier(me.http, id)).toMatchObject(answers);
    const former = { tipoDistribuzione: 'verticale', tipoRegolazione: 'nessuna' } as const;
    expect(await save(me.http, { id, version, ...former })).toMatchObject({
      version: version + 1,
      tipoDistribuzione: null,
      tipoRegolazione: null,
    });
  });

  it('takes generators and beneficiaries of a front end that knows fewer of their fields', async () => {
    const [generator] = ecobonusForm().generatori;
    const { pea: _pea, nome: _nome, ...known } = generator as Generatore;
    const saved = await save(me.http, {
      ...ecobonusForm(),
      generatori: [known as Generatore],
      otherBeneficiaries: [{ beneficiaryFirstName: 'Iris' } as OtherBeneficiary],
    });
    expect(saved.generatori).toEqual([{ ...known, pea: null }]);
    expect(saved.otherBeneficiaries[0]).toMatchObject({ beneficiaryRealRight: null });
    const pump = { ...known, tipoGeneratore: 'pompaCalore', pea: 3.2, nome: 'Sala' } as const;
    const { id, version } = saved;
    expect(
      await save(me.http, { id, version, generatori: [pump], immovableRealRight: false }),
    ).toMatchObject({ generatori: [pump], immovableRealRight: false });
  });

  it('counts the 84 days from the end of works', async () => {
    expect(
      (await save(me.http, ecobonusForm({ interventionEndDate: romeDay(-20) }))).deadlineDate,
    ).toBe(romeDay(64));
    expect(
      (await save(me.http, ecobonusForm({ interventionEndDate: null }))).deadlineDate,
    ).toBeNull();
  });

  it('refuses a save that names no version', async () => {
    const { id } = await save(me.http, {});
    const answer = await me.http.put('Module', { json: { id, serviceType: 1 } });
    expect([400, 409]).toContain(answer.status);
    expectProblem(answer, answer.status);
  });

  it('does not let users write fields that the server maintains', async () => {
    const { id, version } = await save(me.http, {});
    const other = await createMember({});
    const forged = {
      id,
      version,
      accountId: other.id,
      status: { code: 'SELLED' },
      sentDate: '2026-01-01T00:00:00.000Z',
      deadlineDate: '2030-01-01',
      totalCost: 0,
    };
    const answer = await me.http.put('Module', { json: forged });
    expect([200, 400]).toContain(answer.status);
    const kept = await readDossier(me.http, id);
    expect(kept).toMatchObject({
      accountId: me.id,
      sentDate: null,
      deadlineDate: null,
      status: { code: 'DRAFT' },
    });
  });
});

describe('two people saving one dossier', () => {
  it('answers 409 with the stored dossier to the save that comes from an old version', async () => {
    const { id, version } = await save(me.http, ecobonusForm());
    const stored = await save(me.http, { id, version, beneficiaryPhone: '3471112223' });
    const late = await me.http.put('Module', {
      json: { id, version, beneficiaryPhone: '3489998887' },
    });
    const problem = expectProblem(late, 409, 'version-conflict');
    expect(problem.stored).toMatchObject({
      id,
      version: stored.version,
      beneficiaryPhone: '3471112223',
    });
    expect((await readDossier(me.http, id)).beneficiaryPhone).toBe('3471112223');
  });

  it('lets exactly one of twenty saves of the same version through', async () => {
    const { id, version } = await save(me.http, ecobonusForm());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        me.http.put('Module', { json: { id, version, immovableInterior: `int ${i}` } }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    for (const lost of answers.filter((answer) => answer.status !== 200))
      expectProblem(lost, 409, 'version-conflict');
    const kept = await readDossier(me.http, id);
    expect(kept.version).toBe(version + 1);
    expect(kept.immovableInterior).toBe(won[0]?.json<DossierDto>().immovableInterior);
  });

  it('refuses a version of the future', async () => {
    const { id, version } = await save(me.http, {});
    expectProblem(
      await me.http.put('Module', { json: { id, version: version + 5 } }),
      409,
      'version-conflict',
    );
  });
});

describe('saving by status', () => {
  it('refuses to change a dossier that was sent', async () => {
    const id = await createSentDossier(me);
    const { version } = await readDossier(me.http, id);
    expectProblem(
      await me.http.put('Module', { json: { id, version, beneficiaryPhone: '3400000000' } }),
      409,
    );
    expect((await readDossier(me.http, id)).beneficiaryPhone).toBe(ecobonusForm().beneficiaryPhone);
  });

  it.each(['REJECTED', 'WAITING'])(
    'turns a %s dossier into a draft again and keeps the reason in view',
    async (code) => {
      const admin = await createMember({ role: 'Admin' });
      const id = await createSentDossier(me);
      expect((await reject(admin, id, code, 'La fattura non si legge')).status).toBe(200);
      const { version } = await readDossier(me.http, id);
      const saved = await save(me.http, { id, version, beneficiaryPhone: '3451112223' });
      expect(saved).toMatchObject({
        status: { code: 'DRAFT' },
        rejectReason: 'La fattura non si legge',
        beneficiaryPhone: '3451112223',
      });
    },
  );

  it('lets the back office save no draft', async () => {
    const admin = await createMember({ role: 'Admin' });
    const id = await createSentDossier(me);
    const { version } = await readDossier(me.http, id);
    expectProblem(await admin.http.put('Module', { json: { id, version } }), 403);
    expect((await setStatus(admin, id, 'ACCEPTED')).status).toBe(200);
  });
});

describe('rows of products', () => {
  const rows = (n: number) => Array.from({ length: n }, () => serramento());
  it('keeps ten windows and refuses eleven', async () => {
    const ten = await save(
      me.http,
      ecobonusForm({ manufatti: { serramenti: rows(10), schermature: [], chiusure: [] } }),
    );
    expect(ten.manufatti.serramenti).toHaveLength(10);
    const answer = await me.http.put('Module', {
      json: ecobonusForm({ manufatti: { serramenti: rows(11), schermature: [], chiusure: [] } }),
    });
    const problem = expectProblem(answer, answer.status);
    expect([400, 422]).toContain(answer.status);
    expect(JSON.stringify(problem)).toContain(
      'Il numero massimo di serramenti che è possibile aggiungere è 10',
    );
  });
});
