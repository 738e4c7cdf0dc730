/** @core */
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { DossierDoubtsDto } from '@pratiche/api';
import type { DossierForm } from '@pratiche/domain';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import {
  createOwnForm,
  createOwnReadyDossier,
  createOwnSentDossier,
  findInList,
  listComparisons,
  readDoubts,
} from '../../../kit/doubt-fixtures.js';
import {
  expectOk,
  lastStep,
  readDossier,
  reject,
  save,
  sendDossier,
  upload,
  type Member,
} from '../../../kit/dossier-flow.js';
import { pdf } from '../../../kit/file-fixtures.js';
import { createInvoiceXml, postInvoice, type InvoiceInput } from '../../../kit/invoice-fixtures.js';
import { waitUntil } from '../../../kit/wait-until.js';

const FIRST_COMPANY = 'Serramenti Glicine';

let first: Member;
let second: Member;
let operator: Member;
beforeAll(async () => {
  first = await createMember({ packages: [{ credits: 100 }], businessName: FIRST_COMPANY });
  second = await createMember({ packages: [{ credits: 100 }] });
  operator = await createMember({ role: 'Admin' });
});

/** Another sent dossier of a person, for another flat and time. */
async function copyDossier(
  id: number,
  person: string,
  { unit, from, to }: { unit: string; from: string; to: string },
): Promise<void> {
  const [row] = await sql().rows<Record<string, unknown>>(
    'SELECT * FROM dossiers WHERE id = ?',
    id,
  );
  const columns = Object.keys(row ?? {}).filter((name) => name !== 'id');
  await sql().run(
    `INSERT INTO dossiers (${columns.join(', ')}) SELECT ${columns.join(', ')} FROM dossiers WHERE id = ${id}`,
  );
  const [copy] = await sql().rows<{ id: number }>('SELECT MAX(id) AS id FROM dossiers');
  for (const [kind, value] of [
    ['unit', `A794|${person}|${unit}|7`],
    ['person', person],
  ] as const)
    await sql().run(
      'INSERT INTO dossier_keys (dossier_id, kind, key_value, works_from, works_to) VALUES (?, ?, ?, ?, ?)',
      copy?.id ?? 0,
      kind,
      value,
      from,
      to,
    );
}

/** The counts are written a moment after the change. */
const waitForDoubts = (
  reader: Member,
  state: 'RECEIVED' | 'PROCESSING',
  id: number,
  count: number,
) =>
  waitUntil(
    async () => ((await findInList(reader, state, id))?.doubts === count ? true : null),
    `${count} doubts of dossier ${id}`,
    30_000,
  );

describe('the doubts of the form', () => {
  it('are the same for fitter and back office, with reason and source', async () => {
    const form = createOwnForm({ immovableClimateZone: 'A', immovableSurfaceArea: 9600 });
    const { id } = await save(first.http, form);
    const own = await readDoubts(first, id);
    expect(own.others).toEqual([]);
    expect(own.doubts).toMatchObject([
      {
        code: 'place-zone',
        origin: 'form',
        field: 'immovableClimateZone',
        limit: 'E',
        source: 'D.P.R. 412/1993, Allegato A',
        rule: 'La zona climatica è quella del comune',
        message:
          'Il comune di Bergamo è in zona climatica E, non A: ricontrolla la zona, da cui dipendono i limiti di trasmittanza',
      },
      { code: 'unit-surface', origin: 'form', field: 'immovableSurfaceArea' },
    ]);
    expect((await readDoubts(operator, id)).doubts).toEqual(own.doubts);
    expect((await findInList(first, 'DRAFT', id))?.doubts).toBe(2);
  });

  it('are none of a good dossier, and are counted anew with each save', async () => {
    const { id, version } = await save(first.http, createOwnForm());
    expect((await readDoubts(first, id)).doubts).toEqual([]);
    await save(first.http, { id, version, immovableUnitNumber: 0 });
    expect((await findInList(first, 'DRAFT', id))?.doubts).toBe(1);
    expect(await findInList(first, 'DRAFT', id, 'yes')).toBeDefined();
    expect(await findInList(first, 'DRAFT', id, 'no')).toBeUndefined();
  });
});

describe('a second dossier for the same flat', () => {
  it('of the same person: each fitter learns that there is one, the operator which', async () => {
    const form = createOwnForm();
    const known = await createOwnSentDossier(first, form);
    const { id } = await save(second.http, form);
    const told = await readDoubts(second, id);
    expect(told.others).toEqual([]);
    expect(told.doubts.map(({ code }) => code)).toEqual(['same-unit-and-person']);
    // Nothing of the other dossier but that it is there; a fingerprint may hold any digit.
    const words = JSON.stringify(told.doubts.map(({ fingerprint: _, ...doubt }) => doubt));
    for (const secret of [
      `${known}`,
      FIRST_COMPANY,
      form.beneficiarySsn ?? '',
      form.beneficiaryLastName ?? '',
    ])
      expect(words).not.toContain(secret);

    const shown = await readDoubts(operator, id);
    expect(shown.doubts.map(({ code, message }) => [code, message])).toEqual([
      [
        'same-unit',
        `La pratica ${known} è per la stessa unità e lo stesso beneficiario, nello stesso periodo: ricontrolla che i lavori siano diversi`,
      ],
    ]);
    expect(shown.others).toMatchObject([
      {
        id: known,
        businessName: FIRST_COMPANY,
        client: `${form.beneficiaryFirstName} ${form.beneficiaryLastName}`,
        serviceType: 1,
        status: { code: 'SENT' },
        worksFrom: form.interventionStartDate,
        worksTo: form.interventionEndDate,
        isSameUnit: true,
        isSamePerson: true,
        isOverlapping: true,
      },
    ]);
  });

  it.each<[string, (form: DossierForm) => Partial<DossierForm>, string[]]>([
    ['another person', () => ({ beneficiarySsn: createOwnForm().beneficiarySsn }), ['same-unit']],
    ['another flat', () => ({ cadastralSubordinate: '8' }), ['same-person']],
    [
      'another flat and time',
      () => ({
        cadastralSubordinate: '8',
        interventionStartDate: '2021-01-01',
        interventionEndDate: '2021-02-01',
        annoRiferimento: 2021,
      }),
      [],
    ],
    [
      'another flat and person',
      () => ({ cadastralSubordinate: '8', beneficiarySsn: createOwnForm().beneficiarySsn }),
      [],
    ],
  ])('but %s: the fitter learns nothing', async (_what, change, codes) => {
    const form = createOwnForm();
    await createOwnSentDossier(first, form);
    const { id } = await save(second.http, { ...form, ...change(form) });
    expect(await listComparisons(second, id)).toEqual([]);
    expect((await readDoubts(second, id)).others).toEqual([]);
    expect(await listComparisons(operator, id)).toEqual(codes);
  });

  it('for the other deduction is named as such to the operator', async () => {
    const form = createOwnForm();
    await createOwnSentDossier(first, form);
    const { id } = await save(first.http, { ...form, serviceType: 2 });
    expect(await listComparisons(operator, id)).toEqual(['both-bonuses']);
    expect(await listComparisons(first, id)).toEqual(['same-unit-and-person']);
  });

  it('raises no doubt while the first one is a draft, or once it was rejected', async () => {
    const form = createOwnForm();
    const known = await createOwnReadyDossier(first, form);
    const { id } = await save(second.http, form);
    for (const reader of [second, operator]) expect(await listComparisons(reader, id)).toEqual([]);
    const sent = await createOwnSentDossier(first, form);
    expect(sent).not.toBe(known);
    expect(await listComparisons(second, id)).toEqual(['same-unit-and-person']);
    await reject(operator, sent, 'REJECTED', 'Doppia');
    for (const reader of [second, operator]) expect(await listComparisons(reader, id)).toEqual([]);
  });
});

it('an older match is found behind all other dossiers of a landlord', async () => {
  const form = createOwnForm();
  const known = await createOwnSentDossier(first, form);
  const years = Array.from({ length: 30 }, (_, index) => ({
    unit: `${index}`,
    from: '2021-01-01',
    to: '2021-02-01',
  }));
  for (const works of years) await copyDossier(known, form.beneficiarySsn ?? '', works);
  const flat = { ...form, cadastralSubordinate: '8' };
  const { id } = await save(second.http, flat);
  expect((await readDoubts(operator, id)).others.map((other) => other.id)).toEqual([known]);
  const { id: same } = await save(second.http, form);
  expect(await listComparisons(second, same)).toEqual(['same-unit-and-person']);
});

describe('the lists', () => {
  it('mark both dossiers, to the fitters no more than they may know', async () => {
    const form = createOwnForm();
    const known = await createOwnSentDossier(first, form);
    await waitForDoubts(operator, 'RECEIVED', known, 0);
    expect(await findInList(operator, 'RECEIVED', known, 'yes')).toBeUndefined();

    // Another flat: a matter of the back office alone.
    const other = await createOwnSentDossier(second, { ...form, cadastralSubordinate: '8' });
    for (const id of [known, other]) await waitForDoubts(operator, 'RECEIVED', id, 1);
    expect(await findInList(operator, 'RECEIVED', known, 'yes')).toBeDefined();
    expect(await findInList(operator, 'RECEIVED', known, 'no')).toBeUndefined();
    expect((await findInList(first, 'PROCESSING', known))?.doubts).toBe(0);
    expect(await findInList(first, 'PROCESSING', known, 'yes')).toBeUndefined();
    expect(await findInList(first, 'PROCESSING', known, 'no')).toBeDefined();
    expect((await findInList(second, 'PROCESSING', other))?.doubts).toBe(0);

    // The same flat: the fitters learn that there is one.
    const third = await createOwnSentDossier(second, form);
    for (const id of [known, other, third]) await waitForDoubts(operator, 'RECEIVED', id, 2);
    expect((await findInList(first, 'PROCESSING', known))?.doubts).toBe(1);
    expect(await findInList(first, 'PROCESSING', known, 'yes')).toBeDefined();

    await reject(operator, third, 'REJECTED', 'Doppia');
    await waitForDoubts(operator, 'RECEIVED', known, 1);
    expect((await findInList(first, 'PROCESSING', known))?.doubts).toBe(0);
  });

  it('refuse a filter that is none', async () => {
    const answer = await operator.http.get('Module/getAll?state=RECEIVED&review=forse');
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Filtro non previsto.');
  });
});

describe('the same file', () => {
  const itemOf = async (owner: Member, dossier: { id: number; version: number }, code: string) => {
    const { documentSet } = await lastStep(owner.http, dossier);
    const item = documentSet.documentsDocumentsSetResponse.find(
      (one) => one.document.code === code,
    );
    if (item === undefined) throw new Error(`No document ${code}`);
    return item.id;
  };

  it('under two documents is doubted, but for the certificates of products', async () => {
    const dossier = await save(first.http, createOwnForm());
    const bytes = pdf(`doppio ${dossier.id}`);
    await upload(first, dossier.id, await itemOf(first, dossier, 'FATTURA'), bytes, 'tutto.pdf');
    expect(await listComparisons(first, dossier.id)).toEqual([]);
    await upload(first, dossier.id, await itemOf(first, dossier, 'CI'), bytes, 'carta.pdf');
    for (const reader of [first, operator])
      expect((await readDoubts(reader, dossier.id)).doubts).toMatchObject([
        {
          code: 'file-twice',
          origin: 'comparison',
          field: 'documenti.CI',
          message:
            "«carta.pdf» è lo stesso file per «Fatture (acconto e saldo)» e «Documento d'identità del beneficiario»: ricontrolla quale dei due documenti manca",
        },
      ]);
  });

  it('in two dossiers is told to the operator, and to the fitter of their own dossiers', async () => {
    const known = await createOwnSentDossier(first, createOwnForm());
    const bytes = pdf(`FATTURA ${known}`);
    const [mine, theirs] = [
      await save(first.http, createOwnForm()),
      await save(second.http, createOwnForm()),
    ];
    await upload(first, mine.id, await itemOf(first, mine, 'BONIFICO'), bytes, 'f.pdf');
    await upload(second, theirs.id, await itemOf(second, theirs, 'FATTURA'), bytes, 'f.pdf');
    expect(await listComparisons(second, theirs.id)).toEqual([]);
    const [told] = (await readDoubts(first, mine.id)).doubts;
    expect(told).toMatchObject({ code: 'file-elsewhere', field: 'documenti.BONIFICO' });
    expect(told?.message).toContain('in un’altra tua pratica');
    for (const id of [mine.id, theirs.id])
      expect((await readDoubts(operator, id)).doubts[0]?.message).toContain(
        `nella pratica ${known}`,
      );
    // A certificate may well serve several dossiers.
    const card = await save(second.http, createOwnForm());
    await upload(second, card.id, await itemOf(second, card, 'CI'), pdf(`CI ${known}`), 'ci.pdf');
    expect(await listComparisons(operator, card.id)).toEqual([]);
  });
});

describe('the e-invoices of a dossier', () => {
  it('raise doubts for fitter and operator alike, which the lists count', async () => {
    const id = await createOwnReadyDossier(first, createOwnForm());
    const invoice = createInvoiceXml({ date: '2024-01-31', number: `R${id}` });
    await expectOk(postInvoice(first, id, invoice));
    const { doubts } = await readDoubts(first, id);
    expect(new Set(doubts.map(({ origin }) => origin))).toEqual(new Set(['invoice']));
    expect(doubts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          code: 'invoice-intestatario',
          field: 'beneficiarySsn',
          rule: 'La fattura è intestata a chi detrae',
        }),
        expect.objectContaining({ code: 'invoice-date', field: 'interventionStartDate' }),
      ]),
    );
    expect((await readDoubts(operator, id)).doubts).toEqual(doubts);
    await expectOk(sendDossier(first, id));
    await waitForDoubts(operator, 'RECEIVED', id, doubts.length);
    await waitForDoubts(first, 'PROCESSING', id, doubts.length);
    expect(await findInList(operator, 'RECEIVED', id, 'yes')).toBeDefined();
  });
});

describe('the same invoice in a dossier of another company', () => {
  const codesOf = async (reader: Member, id: number) =>
    (await readDoubts(reader, id)).doubts.map(({ code }) => code);
  const invoice = (number: string, change: InvoiceInput = {}) =>
    createInvoiceXml({ number, lines: [{ description: 'Finestra', net: 100 }], ...change });

  it('is told to the operator alone, whatever file carries it', async () => {
    const known = await createOwnReadyDossier(first, createOwnForm());
    const number = `A${known}`;
    await expectOk(postInvoice(first, known, invoice(number)));
    const { id } = await save(second.http, createOwnForm());
    await expectOk(postInvoice(second, id, invoice(number, { cause: 'Copia' })));
    for (const reader of [second, operator])
      expect(await codesOf(reader, id)).not.toContain('invoice-altraAzienda');
    await expectOk(sendDossier(first, known));
    expect(await codesOf(second, id)).not.toContain('invoice-altraAzienda');
    const told = (await readDoubts(operator, id)).doubts.filter(
      ({ code }) => code === 'invoice-altraAzienda',
    );
    expect(told).toMatchObject([{ origin: 'comparison', field: 'documenti.FATTURA' }]);
    expect(told[0]?.message).toContain(`n. ${number} del 20/09/2026`);
    expect(told[0]?.message).toContain(`nella pratica ${known} di un’altra azienda`);
    expect(JSON.stringify(await readDoubts(second, id))).not.toContain(`pratica ${known}`);
  });

  it.each<[string, InvoiceInput]>([
    ['another day', { date: '2026-09-21' }],
    ['another supplier', { supplierVat: '12345678903' }],
    ['another type', { documentType: 'TD02' }],
  ])('is another one with %s', async (_what, change) => {
    const known = await createOwnReadyDossier(first, createOwnForm());
    await expectOk(postInvoice(first, known, invoice(`B${known}`)));
    await expectOk(sendDossier(first, known));
    const { id } = await save(second.http, createOwnForm());
    await expectOk(postInvoice(second, id, invoice(`B${known}`, change)));
    expect(await codesOf(operator, id)).not.toContain('invoice-altraAzienda');
  });

  it('is counted in the lists of the back office, in those of neither fitter', async () => {
    const ids: number[] = [];
    for (const owner of [first, second]) {
      const id = await createOwnReadyDossier(owner, createOwnForm());
      const number = `C${ids[0] ?? id}`;
      await expectOk(postInvoice(owner, id, invoice(number, { cause: `${id}` })));
      ids.push(id);
      await expectOk(sendDossier(owner, id));
    }
    for (const [index, owner] of [first, second].entries()) {
      const id = ids[index] ?? 0;
      const own = (await readDoubts(owner, id)).doubts.length;
      await waitForDoubts(operator, 'RECEIVED', id, own + 1);
      await waitForDoubts(owner, 'PROCESSING', id, own);
    }
  });
});

it('refuses the doubts of a dossier that is not the caller’s', async () => {
  const { id } = await save(first.http, createOwnForm());
  expect((await second.http.get(`Module/doubts/${id}`)).status).toBe(404);
  expect(Object.keys(await readDossier(first.http, id))).not.toEqual(
    expect.arrayContaining(['officeMatches']),
  );
});

describe('a doubt that an operator has seen', () => {
  const WRONG = { immovableClimateZone: 'A', immovableSurfaceArea: 9600 } as const;
  const mark = (id: number, fingerprints: string[], isSeen = true) =>
    operator.http.put(`Module/doubts/${id}/seen`, {
      json: { doubts: fingerprints.map((fingerprint) => ({ fingerprint })), isSeen },
    });
  const unseen = (doubts: DossierDoubtsDto['doubts']) =>
    doubts.filter(({ seen }) => seen === null).map(({ field }) => field);

  it('is told with who and when, counted no longer, and new with another value', async () => {
    const id = await createOwnReadyDossier(first, createOwnForm(WRONG));
    await expectOk(sendDossier(first, id));
    const { doubts } = await readDoubts(operator, id);
    await waitForDoubts(operator, 'RECEIVED', id, doubts.length);
    const [area] = doubts.filter(({ field }) => field === 'immovableSurfaceArea');
    if (area === undefined) throw new Error('No doubt about the area');
    const after = await expectOk<DossierDoubtsDto>(mark(id, [area.fingerprint]));
    expect(after.doubts.find(({ field }) => field === area.field)?.seen).toEqual({
      who: expect.stringContaining('Trapani'),
      at: expect.any(String),
    });
    await waitForDoubts(operator, 'RECEIVED', id, doubts.length - 1);
    // The fitter reads of no mark.
    const own = (await readDoubts(first, id)).doubts;
    expect(own.filter(({ seen }) => seen !== null)).toEqual([]);
    await expectOk(reject(operator, id, 'WAITING', 'Controlla la superficie'));
    const saved = await save(first.http, {
      ...(await readDossier(first.http, id)),
      immovableSurfaceArea: 9700,
    });
    await lastStep(first.http, saved);
    await expectOk(sendDossier(first, id));
    const now = (await readDoubts(operator, id)).doubts;
    expect(unseen(now)).toContain('immovableSurfaceArea');
    await waitForDoubts(operator, 'RECEIVED', id, now.length);
  });

  it('can be taken back, and only a doubt of now can be marked', async () => {
    const id = await createOwnReadyDossier(first, createOwnForm(WRONG));
    await expectOk(sendDossier(first, id));
    const all = (await readDoubts(operator, id)).doubts.map(({ fingerprint }) => fingerprint);
    const seen = await expectOk<DossierDoubtsDto>(mark(id, all));
    expect(unseen(seen.doubts)).toEqual([]);
    expect(await findInList(operator, 'RECEIVED', id, 'yes')).toBeUndefined();
    const back = await expectOk<DossierDoubtsDto>(mark(id, all.slice(0, 1), false));
    expect(unseen(back.doubts)).toHaveLength(1);
    expect((await mark(id, ['nessuno'])).status).toBe(409);
    expect(
      (await first.http.put(`Module/doubts/${id}/seen`, { json: { doubts: [] } })).status,
    ).toBe(403);
  });
});
