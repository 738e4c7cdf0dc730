import {
  cleanPhone,
  cleanTaxCode,
  formatBeneficiaryName,
  isTaxCode,
  isVatNumber,
  parseDay,
  normalizeSearchText,
  SERVICE_TYPES,
  type DossierForm,
  type TaxCodeData,
} from '@pratiche/domain';
import {
  applyPatches,
  checkDraft,
  createEmptyDossierForm,
  isPhoneNumber,
  listMunicipalityPatches,
  normalizeDossier,
  listTaxCodePatches,
  type FormPatch,
} from '@pratiche/domain/dossier-rules';
import type {
  MunicipalityResolution,
  WrittenMunicipality,
} from '@pratiche/domain/municipality-resolver';
import { findDtoFaults } from '../../platform/validation/index.js';
import { DossierChangesDto } from '../dto/dossier-request.dto.js';
import type { CsvRow } from '../../platform/csv/index.js';
import type { CustomerColumn } from './customer-csv.util.js';
import type { MunicipalityDto } from '../../municipalities/dto/municipality.dto.js';

export type CustomerCells = CsvRow<CustomerColumn>['cells'];

/** The draft of a line with notes on omitted values, or the reason why no draft is possible. */
export type CustomerLine =
  | { form: DossierForm; client: string; taxCode: string | null; notes: string[] }
  | { problem: string };

export interface CustomerLookups {
  resolveMunicipality(written: WrittenMunicipality): MunicipalityResolution<MunicipalityDto>;
  /** `null` where a code is not recognised. */
  decodeTaxCode(code: string): Promise<TaxCodeData | null>;
}

/**
 * Reads a line as a draft. Values that are not understood are left out with a note; a line without
 * a customer is refused.
 */
export async function toCustomerLine(
  cells: CustomerCells,
  lookups: CustomerLookups,
): Promise<CustomerLine> {
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
    ...createEmptyDossierForm(),
    isCompany,
    ...(isCompany
      ? { beneficiaryCompanyName: company }
      : { beneficiaryFirstName: cells.nome, beneficiaryLastName: cells.cognome }),
    serviceType: parseServiceType(cells.servizio, note),
    beneficiaryPhone: parsePhone(cells.telefono, note),
    beneficiaryResidentialAddress: cells.indirizzo || null,
    beneficiaryResidentialAddressNumber: cells.civico || null,
    interventionStartDate: parseDayCell(cells.inizio_lavori, 'Inizio lavori', note),
    interventionEndDate: parseDayCell(cells.fine_lavori, 'Fine lavori', note),
  };
  const taxCode = parseTaxCode(cells.codice_fiscale, isCompany, note);
  form = { ...form, beneficiarySsn: taxCode };
  const person = taxCode !== null && !isCompany ? await lookups.decodeTaxCode(taxCode) : null;
  if (person !== null) form = applyPatches(form, listTaxCodePatches('beneficiary', person));
  if (cells.comune !== '') form = applyPatches(form, readMunicipalityCells(cells, lookups, note));
  return toCheckedLine(normalizeDossier(form), taxCode, notes);
}

/** Applies the checks of saving a draft, so that the import never fails on them. */
function toCheckedLine(form: DossierForm, taxCode: string | null, notes: string[]): CustomerLine {
  const [fault] = findDtoFaults(DossierChangesDto, form);
  const problem = fault?.message ?? checkDraft(form)[0]?.message;
  return problem === undefined
    ? { form, client: formatBeneficiaryName(form), taxCode, notes }
    : { problem };
}

type AddNote = (text: string) => null;
const truncateText = (text: string): string => text.slice(0, 60);

function parseTaxCode(given: string, isCompany: boolean, note: AddNote): string | null {
  const code = cleanTaxCode(given);
  if (code === '') return null;
  if (isTaxCode(code) || (isCompany && isVatNumber(code))) return code;
  return note(`Codice fiscale non valido: «${truncateText(given)}».`);
}

function parseServiceType(given: string, note: AddNote): DossierForm['serviceType'] {
  if (given === '') return null;
  const found = SERVICE_TYPES.find(
    ({ value, label }) =>
      normalizeSearchText(label) === normalizeSearchText(given) || String(value) === given,
  );
  return (
    found?.value ??
    note(
      `Servizio non riconosciuto: «${truncateText(given)}». Valori ammessi: ${SERVICE_TYPES.map(({ label }) => label).join(', ')}.`,
    )
  );
}

function parsePhone(given: string, note: AddNote): string | null {
  const phone = cleanPhone(given);
  if (phone === '') return null;
  return isPhoneNumber(phone) ? phone : note(`Telefono non valido: «${truncateText(given)}».`);
}

function parseDayCell(given: string, name: string, note: AddNote): string | null {
  if (given === '') return null;
  const day = parseDay(given);
  return day ?? note(`${name}: «${truncateText(given)}» non è una data gg/mm/aaaa.`);
}

/** The municipality of a line; what was doubtful about it, or between which to choose, is noted. */
function readMunicipalityCells(
  { comune: name, cap: zip, provincia: province }: CustomerCells,
  lookups: CustomerLookups,
  note: AddNote,
): FormPatch[] {
  const answer = lookups.resolveMunicipality({ name, zip, province });
  if (answer.kind === 'none')
    note(
      `Comune non trovato: «${truncateText(name)}»${zip === '' ? '' : ` con CAP ${truncateText(zip)}`}.`,
    );
  if (answer.kind === 'several') note(answer.reason);
  if (answer.kind !== 'one') return [];
  for (const { message } of answer.doubts) note(message);
  return listMunicipalityPatches('beneficiaryResidential', {
    ...answer.municipality,
    cap: answer.cap,
  });
}
