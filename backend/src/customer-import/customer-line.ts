import type { Municipality } from '@pratiche/api';
import { dossierFields } from '@pratiche/api/schemas';
import {
  applyPatches,
  checkDraft,
  clientName,
  emptyDossierForm,
  formatDay,
  isPhone,
  isTaxCode,
  isVatNumber,
  municipalityPatches,
  normaliseDossier,
  parseDay,
  searchText,
  SERVICE_TYPES,
  taxCodePatches,
  type DossierForm,
  type TaxCodeData,
} from '@pratiche/domain';
import type { CsvRow } from '../platform/csv/index.js';
import type { CustomerColumn } from './customer-columns.js';

type Cells = CsvRow<CustomerColumn>['cells'];

/** What a line would become: the draft with what was left out of it, or why it cannot be one. */
export type CustomerLine =
  | { form: DossierForm; client: string; taxCode: string | null; notes: string[] }
  | { problem: string };

export interface LookUps {
  municipality(zip: string, name: string, province: string): Municipality | null;
  /** `null` where a code is not recognised. */
  taxCode(code: string): Promise<TaxCodeData | null>;
}

/** Reads a line as a draft. What is not understood is left out and said; a line without a customer is refused. */
export async function customerLine(cells: Cells, lookUps: LookUps): Promise<CustomerLine> {
  const company = cells.ragione_sociale;
  if (company === '' && (cells.nome === '' || cells.cognome === ''))
    return { problem: 'Manca il cliente: servono nome e cognome, oppure la ragione sociale.' };
  const notes: string[] = [];
  const note = (text: string): null => {
    notes.push(text);
    return null;
  };
  const isCompany = company !== '';
  let form: DossierForm = {
    ...emptyDossierForm(),
    isCompany,
    ...(isCompany
      ? { beneficiaryCompanyName: company }
      : { beneficiaryFirstName: cells.nome, beneficiaryLastName: cells.cognome }),
    serviceType: serviceOf(cells.servizio, note),
    beneficiaryPhone: phoneOf(cells.telefono, note),
    beneficiaryResidentialAddress: cells.indirizzo || null,
    beneficiaryResidentialAddressNumber: cells.civico || null,
    interventionStartDate: dayOf(cells.inizio_lavori, 'Inizio lavori', note),
    interventionEndDate: dayOf(cells.fine_lavori, 'Fine lavori', note),
  };
  const taxCode = taxCodeOf(cells.codice_fiscale, isCompany, note);
  form = { ...form, beneficiarySsn: taxCode };
  const person = taxCode !== null && !isCompany ? await lookUps.taxCode(taxCode) : null;
  if (person !== null) form = applyPatches(form, taxCodePatches('beneficiary', person));
  if (cells.comune !== '') {
    const found = lookUps.municipality(zipOf(cells.cap), cells.comune, cells.provincia);
    if (found !== null)
      form = applyPatches(form, municipalityPatches('beneficiaryResidential', found));
    else
      note(
        `Comune non trovato: «${shown(cells.comune)}»${cells.cap === '' ? '' : ` con CAP ${shown(cells.cap)}`}.`,
      );
  }
  return checked(normaliseDossier(form), taxCode, notes);
}

/** The same checks as when a draft is saved, so that none is refused then. */
function checked(form: DossierForm, taxCode: string | null, notes: string[]): CustomerLine {
  const shape = dossierFields.partial().safeParse(form);
  const problem = shape.success ? checkDraft(form)[0]?.message : shape.error.issues[0]?.message;
  return problem === undefined ? { form, client: clientName(form), taxCode, notes } : { problem };
}

type Note = (text: string) => null;
const shown = (text: string): string => text.slice(0, 60);

function taxCodeOf(given: string, isCompany: boolean, note: Note): string | null {
  const code = given
    .replace(/[\s.-]/g, '')
    .replace(/^IT(?=\d{11}$)/i, '')
    .toUpperCase();
  if (code === '') return null;
  if (isTaxCode(code) || (isCompany && isVatNumber(code))) return code;
  return note(`Codice fiscale non valido: «${shown(given)}».`);
}

function serviceOf(given: string, note: Note): DossierForm['serviceType'] {
  if (given === '') return null;
  const found = SERVICE_TYPES.find(
    ({ value, label }) => searchText(label) === searchText(given) || String(value) === given,
  );
  return (
    found?.value ??
    note(
      `Servizio non riconosciuto: «${shown(given)}». Valori ammessi: ${SERVICE_TYPES.map(({ label }) => label).join(', ')}.`,
    )
  );
}

function phoneOf(given: string, note: Note): string | null {
  const phone = given.replace(/[\s./()-]/g, '').replace(/^(?:\+|00)39/, '');
  if (phone === '') return null;
  return isPhone(phone) ? phone : note(`Telefono non valido: «${shown(given)}».`);
}

function dayOf(given: string, name: string, note: Note): string | null {
  if (given === '') return null;
  const day = parseDay(/^\d{4}-\d{2}-\d{2}$/.test(given) ? formatDay(given) : given);
  return day ?? note(`${name}: «${shown(given)}» non è una data gg/mm/aaaa.`);
}

/** Excel drops zeros in front. */
const zipOf = (given: string): string => (/^\d{3,4}$/.test(given) ? given.padStart(5, '0') : given);
