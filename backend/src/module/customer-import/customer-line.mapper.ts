import {
  cleanPhone,
  formatBeneficiaryName,
  formatDay,
  parseDay,
  SERVICE_TYPES,
  type DossierForm,
  type TaxCodeData,
  applyPatches,
  checkDraft,
  createEmptyDossierForm,
  isPhoneNumber,
  listMunicipalityPatches,
  normalizeDossier,
  listTaxCodePatches,
  type FormPatch,
  cleanCodeCell,
  isTotalsLabel,
  parseSerialDay,
  parseServiceName,
  listAddressPatches,
  type MunicipalityResolution,
  type WrittenMunicipality,
} from '@pratiche/domain';
import { findDtoFaults } from '../../platform/validation/index.js';
import { DossierChangesDto } from '../dto/dossier-request.dto.js';
import {
  cleanCells,
  quoteCell,
  readCustomer,
  readTaxCode,
  splitPhones,
  type CustomerCells,
  type CustomerRow,
  type RowRemarks,
} from './customer-cells.util.js';
import type { MunicipalityDto } from '../../municipalities/dto/municipality.dto.js';

/** The draft of a line with remarks on its values, or the reason why no draft is possible. */
export type CustomerLine =
  | ({ form: DossierForm; client: string; taxCode: string | null } & RowRemarks)
  | { problem: string };

export interface CustomerLookups {
  resolveMunicipality(written: WrittenMunicipality): MunicipalityResolution<MunicipalityDto>;
  /** `null` where a code is not recognised. */
  decodeTaxCode(code: string): Promise<TaxCodeData | null>;
}

/**
 * Reads a line as a draft. Values that are not understood are left out with a note; a line without
 * a customer is refused.
 * @param wholeColumn column of first or last names of a list that has no other
 */
export async function toCustomerLine(
  row: CustomerRow,
  wholeColumn: 'nome' | 'cognome' | null,
  lookups: CustomerLookups,
): Promise<CustomerLine> {
  const remarks: RowRemarks = { notes: [], changes: [] };
  const cells = cleanCells(row, remarks);
  const customer = readCustomer(cells, wholeColumn, remarks);
  if (customer === null)
    return {
      problem:
        'Manca il cliente: servono nome e cognome, oppure il nominativo o la ragione sociale.',
    };
  const { isCompany } = customer;
  if (isTotalsLabel(customer.isCompany ? customer.companyName : customer.lastName))
    return { problem: 'È una riga di totali, non un cliente.' };
  let form: DossierForm = {
    ...createEmptyDossierForm(),
    isCompany,
    ...(customer.isCompany
      ? { beneficiaryCompanyName: customer.companyName, immovablePossessionType: 1 }
      : {
          beneficiaryFirstName: customer.firstName,
          beneficiaryLastName: customer.lastName,
        }),
    serviceType: readServiceType(cells.servizio, remarks),
    beneficiaryPhone: readPhone(cells.telefono, remarks),
    beneficiaryResidentialAddress: cells.indirizzo || null,
    beneficiaryResidentialAddressNumber: cells.civico || null,
    interventionStartDate: readDay(cells.inizio_lavori, 'Inizio lavori', remarks),
    interventionEndDate: readDay(cells.fine_lavori, 'Fine lavori', remarks),
  };
  form = applyPatches(form, divideAddress(form, remarks));
  const taxCode = readTaxCode(cells, isCompany, remarks);
  form = { ...form, beneficiarySsn: taxCode };
  const person = taxCode !== null && !isCompany ? await lookups.decodeTaxCode(taxCode) : null;
  if (person !== null) form = applyPatches(form, listTaxCodePatches('beneficiary', person));
  if (cells.comune !== '')
    form = applyPatches(form, readMunicipalityCells(cells, lookups, remarks));
  return toCheckedLine(normalizeDossier(form), taxCode, remarks);
}

/** Applies the checks of saving a draft, so that the import never fails on them. */
function toCheckedLine(
  form: DossierForm,
  taxCode: string | null,
  remarks: RowRemarks,
): CustomerLine {
  const [fault] = findDtoFaults(DossierChangesDto, form);
  const problem = fault?.message ?? checkDraft(form)[0]?.message;
  return problem === undefined
    ? { form, client: formatBeneficiaryName(form), taxCode, ...remarks }
    : { problem };
}

const truncateText = (text: string): string => text.slice(0, 60);

function readServiceType(text: string, { notes }: RowRemarks): DossierForm['serviceType'] {
  if (text === '') return null;
  const service = parseServiceName(text);
  if (service === null)
    notes.push(
      `Servizio non riconosciuto: ${quoteCell(text)}. Valori ammessi: ${SERVICE_TYPES.map(({ label }) => label).join(', ')}.`,
    );
  return service;
}

/** Street and number that a list has in one column. */
function divideAddress(form: DossierForm, { changes }: RowRemarks): FormPatch[] {
  const patches = listAddressPatches('beneficiaryResidential', form);
  const [street, number] = patches.map(({ value }) => String(value));
  if (street !== undefined && number !== undefined)
    changes.push(
      `Indirizzo: ${quoteCell(form.beneficiaryResidentialAddress ?? '')} diviso in via «${street}» e numero civico «${number}».`,
    );
  return patches;
}

/** Shorter than the number of a mobile, and without the zero that numbers of landlines begin with. */
const WITHOUT_ZERO = /^[1-79]\d{5,8}$/;

function readPhone(text: string, { notes, changes }: RowRemarks): string | null {
  const { phone, others } = splitPhones(text);
  if (others.length > 0)
    changes.push(
      `Telefono: di ${quoteCell(text)} importiamo solo il primo numero, ${quoteCell(phone)}.`,
    );
  const number = cleanPhone(phone);
  if (WITHOUT_ZERO.test(number))
    changes.push(
      `Telefono: a ${number} forse il foglio di calcolo ha tolto lo zero davanti. Controllalo.`,
    );
  if (number === '' || isPhoneNumber(number)) return number || null;
  notes.push(`Telefono non valido: ${quoteCell(text)}.`);
  return null;
}

function readDay(written: string, name: string, { notes, changes }: RowRemarks): string | null {
  if (written === '') return null;
  const { text } = cleanCodeCell(written);
  const day = parseDay(text);
  if (day !== null) return day;
  const serial = parseSerialDay(text);
  if (serial !== null)
    changes.push(
      `${name}: ${quoteCell(written)} è il numero con cui il foglio di calcolo conserva il giorno, letto come ${formatDay(serial)}.`,
    );
  else notes.push(`${name}: ${quoteCell(written)} non è una data gg/mm/aaaa.`);
  return serial;
}

/** The municipality of a line; what was doubtful about it, or between which to choose, is noted. */
function readMunicipalityCells(
  { comune: name, cap: zip, provincia: province }: CustomerCells,
  lookups: CustomerLookups,
  { notes, changes }: RowRemarks,
): FormPatch[] {
  const answer = lookups.resolveMunicipality({ name, zip, province });
  if (answer.kind === 'none')
    notes.push(
      `Comune non trovato: «${truncateText(name)}»${zip === '' ? '' : ` con CAP ${truncateText(zip)}`}.`,
    );
  if (answer.kind === 'several') notes.push(answer.reason);
  if (answer.kind !== 'one') return [];
  for (const { part, message } of answer.doubts)
    (part === 'zip' && answer.cap === '' ? notes : changes).push(message);
  return listMunicipalityPatches('beneficiaryResidential', {
    ...answer.municipality,
    cap: answer.cap,
  });
}
