import {
  formatBeneficiaryName,
  getCadastralCategory,
  listProductTypes,
  sumExpenseCents,
  type DossierForm,
  type Manufatti,
} from '../dossier/index.js';
import { getChoiceLabel, TIPI_GENERATORE } from '../enumerations/index.js';
import { formatCents, formatDay, formatNumber } from '../formats/index.js';
import { summarizeProducts } from '../dossier/summarize-products.js';

/** A value of the dossier that a document has to say too. */
export interface DocumentValue {
  readonly key: string;
  readonly label: string;
  /** As it is printed; never empty. */
  readonly value: string;
}

type ReadValue = (form: DossierForm) => string;

const NO_PRODUCTS: Manufatti = { serramenti: [], schermature: [], chiusure: [] };
const join = (...parts: readonly (string | null)[]): string =>
  parts.flatMap((part) => part?.trim() || []).join(' ');
const formatAmount = (value: number | null | undefined, unit: string): string =>
  value === null || value === undefined ? '' : `${formatNumber(value)} ${unit}`;
const summarize = (manufatti: Partial<Manufatti>): string =>
  summarizeProducts({ ...NO_PRODUCTS, ...manufatti }).join(' · ');

/** How each value is called and read; empty while the dossier does not say it. */
const VALUES = {
  holder: ['Beneficiario', formatBeneficiaryName],
  taxCode: ['Codice fiscale', ({ beneficiarySsn }) => beneficiarySsn ?? ''],
  total: [
    'Spesa totale',
    (form) => (listProductTypes(form).length > 0 ? formatCents(sumExpenseCents(form)) : ''),
  ],
  worksBegin: ['Inizio lavori', ({ interventionStartDate }) => formatDay(interventionStartDate)],
  worksEnd: ['Fine lavori', ({ interventionEndDate }) => formatDay(interventionEndDate)],
  birthDate: [
    'Data di nascita',
    ({ isCompany, beneficiaryBirthDate }) => (isCompany ? '' : formatDay(beneficiaryBirthDate)),
  ],
  birthPlace: [
    'Luogo di nascita',
    ({ isCompany, beneficiaryBirthMunicipality, beneficiaryBirthProvince }) =>
      isCompany ? '' : join(beneficiaryBirthMunicipality, beneficiaryBirthProvince),
  ],
  attorney: [
    'Legale rappresentante',
    ({ isCompany, beneficiaryAttorneyFirstName, beneficiaryAttorneyLastName }) =>
      isCompany ? join(beneficiaryAttorneyFirstName, beneficiaryAttorneyLastName) : '',
  ],
  property: [
    'Immobile',
    ({ immovableAddress, immovableAddressNumber, immovableMunicipality }) =>
      join(immovableAddress, immovableAddressNumber, immovableMunicipality),
  ],
  municipality: [
    'Comune',
    ({ immovableMunicipality, immovableMunicipalityCode }) =>
      join(immovableMunicipality, immovableMunicipalityCode),
  ],
  sheet: ['Foglio', ({ cadastralSheet }) => cadastralSheet ?? ''],
  parcel: ['Particella', ({ cadastralParcel }) => cadastralParcel ?? ''],
  subordinate: ['Subalterno', ({ cadastralSubordinate }) => cadastralSubordinate ?? ''],
  category: ['Categoria', (form) => getCadastralCategory(form) ?? ''],
  products: ['Manufatti', ({ manufatti }) => summarize(manufatti)],
  windows: ['Serramenti', ({ manufatti: { serramenti } }) => summarize({ serramenti })],
  shadings: ['Schermature', ({ manufatti: { schermature } }) => summarize({ schermature })],
  shutters: ['Chiusure oscuranti', ({ manufatti: { chiusure } }) => summarize({ chiusure })],
  generator: [
    'Generatore',
    ({ generatori: [first] }) => getChoiceLabel(TIPI_GENERATORE, first?.tipoGeneratore ?? null),
  ],
  power: ['Potenza', ({ generatori: [first] }) => formatAmount(first?.potenzaUtileNominale, 'kW')],
  efficiency: [
    'Rendimento',
    ({ generatori: [first] }) => formatAmount(first?.rendimentoMaxPotenza, '%'),
  ],
} as const satisfies Readonly<Record<string, readonly [label: string, read: ReadValue]>>;

type ValueKey = keyof typeof VALUES;

const HOLDER: readonly ValueKey[] = ['holder', 'taxCode', 'property'];

/** Up to five values that each document is compared with, by its code. */
export const DOCUMENT_VALUES: Readonly<Record<string, readonly ValueKey[]>> = {
  FATTURA: ['holder', 'taxCode', 'total', 'worksBegin', 'worksEnd'],
  BONIFICO: ['holder', 'taxCode', 'total', 'worksEnd'],
  CI: ['holder', 'birthDate', 'birthPlace', 'attorney'],
  CF: ['holder', 'taxCode', 'birthDate'],
  DELEGA: HOLDER,
  ATTO: [...HOLDER, 'worksBegin'],
  REQ: ['holder', 'property', 'products', 'worksEnd'],
  CONGR: ['holder', 'property', 'total'],
  VISURA: ['municipality', 'sheet', 'parcel', 'subordinate', 'category'],
  UW: ['windows'],
  GTOT: ['shadings'],
  RSUPP: ['shutters'],
  LIBRETTO: ['property', 'generator', 'power', 'efficiency'],
  INIZIO: ['worksBegin', 'property', 'holder'],
  SICUR: ['windows'],
  CONSENSO: [...HOLDER, 'worksBegin'],
  CONVIV: [...HOLDER, 'worksBegin'],
  PRELIM: [...HOLDER, 'worksBegin'],
  SOC: ['holder', 'taxCode', 'attorney'],
  NOMINA: ['holder', 'taxCode', 'attorney'],
  DELIBERA: ['holder', 'property', 'worksBegin'],
  FOTO: ['products'],
};

/** The values of this dossier to compare with a document; those that it does not say are left out. */
export const listDocumentValues = (code: string, form: DossierForm): DocumentValue[] =>
  (DOCUMENT_VALUES[code] ?? []).flatMap((key) => {
    const [label, read] = VALUES[key];
    const value = read(form);
    return value === '' ? [] : [{ key, label, value }];
  });
