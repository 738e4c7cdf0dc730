import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InvoicesDto } from '@pratiche/api';
import { beforeAll, expect, it } from '@jest/globals';
import { createMember } from '../../../kit/account-fixtures.js';
import { expectOk, save, type Member } from '../../../kit/dossier-flow.js';
import { findProposal, postInvoice } from '../../../kit/invoice-fixtures.js';

let me: Member;
beforeAll(async () => {
  me = await createMember({});
});

const readSample = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../../../kit/invoices/places/${name}.xml`), 'utf8');
const CAUSE = "Lavori in via Verdi n. 3 a Forli' (FC)";

async function addInvoice(xml: string): Promise<InvoicesDto> {
  const { id } = await save(me.http, { serviceType: 1 });
  return expectOk<InvoicesDto>(postInvoice(me, id, Buffer.from(xml)));
}
const addSaying = (cause: string) =>
  addInvoice(readSample('site-forli').replace(CAUSE, cause.replaceAll('&', '&amp;')));
const findReason = (answer: InvoicesDto, field: string): string =>
  answer.proposals.find((proposal) => proposal.field === field)?.reason ?? '';
const PLACE_FIELDS = [
  'immovableAddress',
  'immovableAddressNumber',
  'immovableZip',
  'immovableMunicipality',
  'immovableMunicipalityCode',
  'immovableClimateZone',
];
const findPlace = (answer: InvoicesDto) =>
  PLACE_FIELDS.map((field) => findProposal(answer, field) ?? null);

it('a site written with an apostrophe is found, with its zone', async () => {
  const answer = await addInvoice(readSample('site-forli'));
  expect(findPlace(answer)).toEqual(['Via Verdi', '3', null, 'Forlì', 'D704', 'D']);
  expect(findReason(answer, 'immovableMunicipality')).toBe(
    "Luogo dei lavori in fattura: «via Verdi n. 3 a Forli' (FC)». Forlì (FC) ha 2 CAP: indica quello della via.",
  );
});

it.each([
  [
    'FRAZ. MESTRE, VIA VERDI 3, 30172 VENEZIA VE',
    ['Via Verdi', '3', '30172', 'Venezia', 'L736', 'E'],
  ],
  ['Cantiere: via Verdi 3 – 47121 Forlì FC', ['Via Verdi', '3', '47121', 'Forlì', 'D704', 'D']],
  ['Lavori nel comune di Forlì, via Verdi 3', ['Via Verdi', '3', null, 'Forlì', 'D704', 'D']],
  [
    'Lavori presso immobile in Via Roma 7, 37047 S. BONIFACIO (VR)',
    ['Via Roma', '7', '37047', 'San Bonifacio', 'H783', 'E'],
  ],
])('the site %s is found', async (cause, expected) => {
  const answer = await addSaying(cause);
  expect(findPlace(answer).map((value) => String(value).toLowerCase())).toEqual(
    expected.map((value) => String(value).toLowerCase()),
  );
});

it('a municipality that is not sure leaves street and number, with those to choose from', async () => {
  const answer = await addSaying('Lavori in via Verdi 3 a Samone');
  expect(findPlace(answer)).toEqual(['Via Verdi', '3', null, null, null, null]);
  expect(findReason(answer, 'immovableAddress')).toContain('scegli tra Samone (TO), Samone (TN)');
});

it('a text that looks like a place is told, and the customer’s address is not taken for it', async () => {
  const answer = await addSaying('Cantiere di via Verdi');
  expect(findPlace(answer)).toEqual([null, null, null, null, null, null]);
  expect(JSON.stringify(answer)).not.toContain('Nessuna fattura dice');
  expect(answer.doubts.map(({ message }) => message)).toEqual(
    expect.arrayContaining([expect.stringContaining('«via Verdi» sembra il luogo dei lavori')]),
  );
});

it('no text of a place leaves the customer’s address, said to be so', async () => {
  const answer = await addSaying('Fornitura come da preventivo');
  expect(findPlace(answer).slice(0, 4)).toEqual(['Via Roma', '10', '24121', 'Bergamo']);
  expect(findReason(answer, 'immovableAddress')).toContain(
    'Nessuna fattura dice dove sono stati i lavori',
  );
});

it('a customer’s municipality with an apostrophe is found', async () => {
  const answer = await addInvoice(readSample('customer-forli'));
  expect(
    ['Address', 'AddressNumber', 'Municipality', 'Zip', 'Province', 'ClimateZone'].map((part) =>
      findProposal(answer, `beneficiaryResidential${part}`),
    ),
  ).toEqual(['Via Roma', '10', 'Forlì', '47121', 'FC', 'D']);
});

it('a generic postal code is left out and told', async () => {
  const answer = await addInvoice(readSample('customer-milano'));
  expect(
    ['Address', 'AddressNumber', 'Municipality', 'Zip', 'Province'].map(
      (part) => findProposal(answer, `beneficiaryResidential${part}`) ?? null,
    ),
  ).toEqual(['Via Roma', '10', 'Milano', null, 'MI']);
  expect(findReason(answer, 'beneficiaryResidentialMunicipality')).toContain(
    'Il CAP 20100 non è di Milano (MI), che ne ha 38: indica quello della via.',
  );
});
