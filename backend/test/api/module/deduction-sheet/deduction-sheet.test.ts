/** @core */
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  BUILT_IN_SETTINGS,
  formatEuro,
  createEmptyOtherBeneficiary,
  createEmptySpese,
  createAllRules,
} from '@pratiche/domain';
import { ecobonusForm, serramento } from '../../../kit/dossier-fixtures.js';
import { save, createSentDossier, type Member } from '../../../kit/dossier-flow.js';
import { pdfText } from '../../../kit/pdf-text.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createMember } from '../../../kit/account-fixtures.js';

let me: Member;
let id: number;
beforeAll(async () => {
  me = await createMember({ packages: [{ credits: 20 }] });
  ({ id } = await save(
    me.http,
    ecobonusForm({ interventionStartDate: '2026-03-02', interventionEndDate: '2026-03-20' }),
  ));
});
const sheet = (member: Member, dossier: number | string, query = '') =>
  member.http.get(`Module/deduction-estimate/${dossier}${query}`);

describe('GET Module/deduction-estimate/{id}', () => {
  it('counts with the dossier’s own expenses and year', async () => {
    const answer = await sheet(me, id);
    expect(answer.headers.get('content-disposition')).toContain(
      `attachment; filename="stima-detrazione-Ortensia-Brughetti-${id}.pdf"`,
    );
    expect(pdfText(answer.bytes)).toMatch(/2\.485,25 €.*al 50 %.*4\.970,50 €, pagata nel 2026/);
  });

  it('counts with the declared year of works that end in another one', async () => {
    const { id: late } = await save(
      me.http,
      ecobonusForm({
        annoRiferimento: 2027,
        interventionStartDate: '2026-03-02',
        interventionEndDate: '2026-03-20',
      }),
    );
    expect(pdfText((await sheet(me, late)).bytes)).toContain('pagata nel 2027');
  });

  it('counts with another sum and year when they are given', async () => {
    expect(pdfText((await sheet(me, id, '?year=2027&expense=1000.50')).bytes)).toMatch(
      /360,18 €.*al 36 %.*1\.000,50 €, pagata nel 2027/,
    );
  });

  it('asks who has title 1 for a real right', async () => {
    const { id: held } = await save(me.http, ecobonusForm({ immovablePossessionTitle: 1 }));
    for (const [query, rate] of [
      ['', '36 %'],
      ['&realRight=false', '36 %'],
      ['&realRight=true', '50 %'],
    ] as const)
      expect(pdfText((await sheet(me, held, `?year=2026${query}`)).bytes)).toContain(
        `al ${rate} Cliente`,
      );
  });

  it('counts with the real right of the dossier, unless the query answers', async () => {
    const { id: held } = await save(
      me.http,
      ecobonusForm({ immovablePossessionTitle: 1, immovableRealRight: true }),
    );
    for (const [query, rate] of [
      ['', '50 %'],
      ['&realRight=false', '36 %'],
    ] as const)
      expect(pdfText((await sheet(me, held, `?year=2026${query}`)).bytes)).toContain(
        `al ${rate} Cliente`,
      );
  });

  it('counts with the share, title and real right of each beneficiary', async () => {
    const form = ecobonusForm();
    const { id: shared } = await save(me.http, {
      ...form,
      beneficiaryExpenseShare: 2970.5,
      otherBeneficiaries: [
        {
          ...createEmptyOtherBeneficiary(),
          beneficiaryFirstName: 'Ada',
          beneficiaryLastName: 'Neri',
          beneficiarySsn: 'NREDAA80A41F205X',
          beneficiaryPossessionTitle: 1,
          beneficiaryExpenseShare: 2000,
        },
      ],
    });
    for (const [query, deduction] of [
      ['', /Ada Neri\s+2\.000,00 €\s+36 %\s+720,00 €/],
      ['&otherRealRights=1', /Ada Neri\s+2\.000,00 €\s+50 %\s+1\.000,00 €/],
    ] as const)
      expect(pdfText((await sheet(me, shared, `?year=2026${query}`)).bytes)).toMatch(deduction);
  });

  it('counts with the eligible part of a supply above the ceiling', async () => {
    const { id: dear } = await save(me.http, {
      ...ecobonusForm(),
      spese: {
        ...createEmptySpese(),
        fornituraSerramenti: 9000,
        spesaDetraibileSerramenti: 10_000,
        speseProfessionaliSerramenti: 0,
      },
    });
    const { calculateCostCeiling } = createAllRules(BUILT_IN_SETTINGS);
    const ceiling = calculateCostCeiling(ecobonusForm(), 'Serramenti') ?? 0;
    expect(pdfText((await sheet(me, dear, '?year=2026')).bytes)).toContain(
      formatEuro(ceiling + 1000).replace('\u00a0', ' '),
    );
  });

  it('refuses Ecobonus for a year without it', async () => {
    expectProblem(await sheet(me, id, '?year=2028'), 422, 'no-deduction');
  });

  it('promises no Ecobonus that ENEA does not take, and estimates it as Bonus Casa', async () => {
    const form = ecobonusForm({
      manufatti: {
        serramenti: [serramento({ trasmittanzaPost: 1.38 })],
        schermature: [],
        chiusure: [],
      },
    });
    const { id: doubted } = await save(me.http, form);
    const answer = await sheet(me, doubted, '?year=2026');
    expectProblem(answer, 422, 'no-deduction');
    const { id: casa } = await save(me.http, { ...form, serviceType: 2 });
    expect((await sheet(me, casa, '?year=2026&expense=1000')).status).toBe(200);
  });

  it('says what is missing', async () => {
    const { id: casa } = await save(
      me.http,
      ecobonusForm({
        serviceType: 2,
        spese: {
          ...ecobonusForm().spese,
          spesaDetraibileSerramenti: null,
          speseProfessionaliSerramenti: null,
        },
      }),
    );
    expectProblem(await sheet(me, casa), 422, 'no-expense');
    expect((await sheet(me, casa, '?expense=5000')).status).toBe(200);
  });

  it.each([
    'year=1999',
    'year=abc',
    'year=20260',
    'realRight=1',
    'otherRealRights=a',
    'otherRealRights=1,',
    'expense=-1',
    'expense=1e9',
    'expense=1,50',
    'expense=999999999',
    'x=1',
    'year=2026&year=2027',
  ])('refuses %s', async (query) => {
    expectProblem(await sheet(me, id, `?${query}`), 400);
  });

  it('is for the owner and the back office alone', async () => {
    const sent = await createSentDossier(me);
    expect((await sheet(await createMember({ role: 'Admin' }), sent)).status).toBe(200);
    expectProblem(await sheet(await createMember({}), sent), 404);
    for (const wrong of ['0', 'abc', '99999999']) expectProblem(await sheet(me, wrong), 404);
  });
});
