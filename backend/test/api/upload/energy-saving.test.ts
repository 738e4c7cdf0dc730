import type { AdminDossierDto, DossierListItemDto, FilingSavingDto } from '@pratiche/api';
import type { DossierForm } from '@pratiche/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createMember, sql } from '../../kit/account-fixtures.js';
import {
  adminUpload,
  createSentDossier,
  expectOk,
  readDossier,
  reject,
  setStatus,
  writeEnergySaving,
  type Member,
} from '../../kit/dossier-flow.js';
import { createMixedProducts } from '../../kit/dossier-fixtures.js';
import { createCorrectionForm } from '../../kit/multipart-forms.js';
import { expectProblem } from '../../kit/problem-assertions.js';
import { createDossierInStatus } from '../../kit/status-fixtures.js';

const MIXED = createMixedProducts();
const SHADINGS = { ...MIXED, manufatti: { ...MIXED.manufatti, serramenti: [] } };
const WITH_COOLING = { impiantoClimatizzazioneEstiva: true, valoreEer: 3 };
const ASKED =
  'Per passare allo stato «Inviata a ENEA» scrivi prima il risparmio energetico di «Schermature e chiusure»';

let owner: Member;
let admin: Member;
beforeAll(async () => {
  owner = await createMember({ packages: [{ credits: 1000 }] });
  admin = await createMember({ role: 'Admin' });
});

async function createAccepted(change: Partial<DossierForm> = SHADINGS): Promise<number> {
  const id = await createSentDossier(owner, change);
  await expectOk(setStatus(admin, id, 'ACCEPTED'));
  return id;
}

/** An accepted dossier that lacks nothing but the saving. */
async function createWithCpid(change: Partial<DossierForm> = SHADINGS): Promise<number> {
  const id = await createAccepted(change);
  await expectOk(adminUpload(admin, owner.id, id, 'CodiceCpid'));
  return id;
}

const readSavings = async (id: number, by = admin) =>
  (await readDossier<AdminDossierDto>(by.http, id)).adminFiles.map(
    ({ name, filing, energySaving }) => [name, filing, energySaving],
  );
const findRefusal = async (id: number) =>
  (
    await expectOk<DossierListItemDto[]>(
      admin.http.get('Module/getAll', { query: { state: 'RECEIVED', search: String(id) } }),
    )
  ).find((row) => row.id === id)?.filingRefusal;
const expectFault = (answer: Awaited<ReturnType<typeof writeEnergySaving>>, field: string) =>
  expect(expectProblem(answer, 400, 'invalid-data').errors?.map((one) => one.field)).toEqual([
    field,
  ]);

describe('the way to ENEA', () => {
  it('waits for the saving, by list and by step, and the fitter reads it', async () => {
    const id = await createWithCpid();
    const { message } = expectProblem(
      await setStatus(admin, id, 'SENTTOENEA'),
      409,
      'energy-saving-missing',
    );
    expect(message).toContain(ASKED);
    expect(await findRefusal(id)).toBe(message);
    expect(await readSavings(id)).toEqual([
      ['CodiceCpid', 'schermature', null],
      ['Ricevuta', 'schermature', undefined],
    ]);
    expect(await expectOk<FilingSavingDto>(writeEnergySaving(admin, id, { kwh: 1680.25 }))).toEqual(
      {
        filing: 'schermature',
        kwh: 1680.25,
        origin: 'shadoWindow',
        revision: expect.any(Number),
      },
    );
    expect(await findRefusal(id)).toBeNull();
    await expectOk(setStatus(admin, id, 'SENTTOENEA'));
    const saving = { kwh: 1680.25, origin: 'shadoWindow', recorded: expect.any(String) };
    const { adminFiles } = await expectOk<Pick<AdminDossierDto, 'adminFiles'>>(
      owner.http.get(`Module/documents/${id}`),
    );
    expect(adminFiles[0]?.energySaving).toEqual(saving);
  });

  it('waits for nothing where ENEA calculates it', async () => {
    const id = await createWithCpid({});
    expect((await readSavings(id)).map(([, , saving]) => saving)).toEqual([undefined, undefined]);
    await expectOk(setStatus(admin, id, 'SENTTOENEA'));
  });

  it('is open with nothing saved only without summer cooling, also of data changed since', async () => {
    const cooled = await createWithCpid({ ...SHADINGS, ...WITH_COOLING });
    expectFault(await writeEnergySaving(admin, cooled, { kwh: 0 }), 'kwh');
    const id = await createWithCpid();
    await expectOk(writeEnergySaving(admin, id, { kwh: 0 }));
    await sql().run(
      'UPDATE dossiers SET data = (SELECT data FROM (SELECT data FROM dossiers WHERE id = ?) other) WHERE id = ?',
      cooled,
      id,
    );
    expect(
      expectProblem(await setStatus(admin, id, 'SENTTOENEA'), 409, 'energy-saving-missing').message,
    ).toContain('è 0');
    await expectOk(writeEnergySaving(admin, id, { kwh: 0.5 }));
    await expectOk(setStatus(admin, id, 'SENTTOENEA'));
  });

  it('was open to dossiers filed before: they are corrected and completed without', async () => {
    const id = await createWithCpid();
    await sql().run("UPDATE dossiers SET status = 'SENTTOENEA' WHERE id = ?", id);
    await expectOk(
      admin.http.post('Upload/filingCorrection', { form: createCorrectionForm(owner.id, id) }),
    );
    await expectOk(setStatus(admin, id, 'SELLED'));
    await expectOk(writeEnergySaving(admin, id));
    expectProblem(await writeEnergySaving(admin, id, { kwh: 312 }), 409, 'filing-frozen');
  });
});

describe('an energy saving', () => {
  it.each([
    ['kwh', { kwh: -1 }],
    ['kwh', { kwh: 1.234 }],
    ['kwh', { kwh: 100_001 }],
    ['kwh', { kwh: 'molto' as never }],
    ['origin', { origin: null }],
    ['origin', { origin: 'stima' }],
    ['filing', { filing: 'serramenti' }],
    ['filing', { filing: 'bonusCasa' }],
    ['filing', { filing: 'tende' }],
  ])('is refused at %s: %j', async (field, change) => {
    const id = await createAccepted(MIXED);
    expectFault(await writeEnergySaving(admin, id, change), field);
    expect((await readSavings(id))[2]).toEqual(['CodiceCpid', 'schermature', null]);
  });

  it('is written by the back office alone, once the dossier was sent', async () => {
    const id = await createAccepted();
    expectProblem(await writeEnergySaving(owner, id), 403);
    expectProblem(await writeEnergySaving(admin, 999_999_999), 404);
    await expectOk(reject(admin, id, 'WAITING', 'Manca una tenda'));
    expectProblem(await writeEnergySaving(admin, id), 409, 'dossier-open');
    const windows = await createDossierInStatus('ACCEPTED', owner, admin);
    expectFault(await writeEnergySaving(admin, windows), 'filing');
  });

  it('needs no name where it is of the only declaration, and changes once when repeated', async () => {
    const id = await createAccepted();
    const json = { id, kwh: 311, origin: 'tecnico' };
    const first = await expectOk<FilingSavingDto>(admin.http.put('Upload/energySaving', { json }));
    const again = await expectOk<FilingSavingDto>(admin.http.put('Upload/energySaving', { json }));
    expect(again).toEqual(first);
    await expectOk(writeEnergySaving(admin, id, { origin: 'chiusureOscuranti' }));
    await expectOk(writeEnergySaving(admin, id, { kwh: null, origin: null }));
    await expectOk(writeEnergySaving(admin, id, { kwh: null, origin: null }));
    const entries = await sql().rows<{ details: string }>(
      "SELECT details FROM audit_entries WHERE action = 'energy-saving-change' AND subject_id = ? ORDER BY id",
      String(id),
    );
    const filing = 'schermature';
    const [byHand, printed] = [
      '311 kWh/anno (Calcolo di un tecnico)',
      '311 kWh/anno (Stampa di «Chiusure oscuranti» di ENEA)',
    ];
    expect(entries.map(({ details }) => JSON.parse(details) as unknown)).toEqual([
      { filing, from: null, to: byHand },
      { filing, from: byHand, to: printed },
      { filing, from: printed, to: null },
    ]);
  });

  it('may be replaced but not taken away once it was filed', async () => {
    const id = await createWithCpid();
    await expectOk(writeEnergySaving(admin, id));
    await expectOk(setStatus(admin, id, 'SENTTOENEA'));
    expectProblem(
      await writeEnergySaving(admin, id, { kwh: null, origin: null }),
      409,
      'filing-frozen',
    );
    await expectOk(writeEnergySaving(admin, id, { kwh: 312 }));
    expect((await readSavings(id))[0]?.[2]).toMatchObject({ kwh: 312 });
  });

  it('stays with a dossier that comes back, and is taken away where its declaration is gone', async () => {
    const id = await createAccepted(MIXED);
    await expectOk(writeEnergySaving(admin, id));
    await expectOk(reject(admin, id, 'WAITING', 'Togliere la schermatura'));
    expect((await readSavings(id))[2]?.[2]).toMatchObject({ kwh: 311 });
    const { version, ...form } = await readDossier(owner.http, id);
    await expectOk(
      owner.http.put('Module', {
        json: { ...form, version, manufatti: { ...form.manufatti, schermature: [] } },
      }),
    );
    await expectOk(owner.http.post(`Module/send/${id}`));
    expectFault(await writeEnergySaving(admin, id, { kwh: 5 }), 'filing');
    await expectOk(writeEnergySaving(admin, id, { kwh: null, origin: null }));
    expect(await sql().rows('SELECT id FROM energy_savings WHERE dossier_id = ?', id)).toEqual([]);
  });
});
