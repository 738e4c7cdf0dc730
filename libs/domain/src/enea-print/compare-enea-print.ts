import type { ExpenseByRate } from '../deduction/index.js';
import type { DossierForm } from '../dossier/index.js';
import type { EneaSheetBlock, EneaSheetField } from '../enea-sheet/index.js';
import { findSiteChoice, type SiteField } from '../enea-site/index.js';
import { ENEA_FILINGS, listInterventionKinds, type EneaFiling } from '../filings/index.js';
import { formatNumber } from '../formats/index.js';
import { compareOthers } from './compare-others.js';
import { compareGenerators, compareProducts } from './compare-print-rows.js';
import { compareSides, createPrintField, type ComparedValue } from './compared-value.js';
import {
  CLIMATE_ZONE_KEY,
  isPrintBlock,
  PRINT_SECTIONS,
  readAnswer,
  type PrintEntry,
  type PrintQuestion,
} from './print-questions.js';
import { condenseText, parsePrintedNumber } from './print-text.js';
import type { EneaPrint } from './read-enea-print.js';

/** The data that the print of a declaration should have. */
export interface ExpectedPrint {
  readonly form: DossierForm;
  readonly filing: EneaFiling;
  /** The sheet of the whole dossier. */
  readonly sheet: readonly EneaSheetBlock[];
  /** Expense of the declaration by rate; `null` where the dossier does not say it. */
  readonly split: ExpenseByRate | null;
  /** As it was written; `null` before. */
  readonly cpid: string | null;
}

const WEIGHTY: readonly string[] = [
  'beneficiary.beneficiarySsn',
  'building.immovableSurfaceArea',
  'intervention.interventionStartDate',
  'intervention.interventionEndDate',
  'expenses.speseCongrue',
];

const OF_FILING = /^(expenses|calculation)(\.\d+)?\./;

/** Fields of the sheet by key; those of a second declaration as if it were the only one. */
function indexSheet({ sheet, form, filing }: ExpectedPrint): ReadonlyMap<string, EneaSheetField> {
  const at = listInterventionKinds(form).indexOf(filing);
  const suffix = at > 0 ? `.${at + 1}` : '';
  const entries = sheet.flatMap(({ fields }) =>
    fields.flatMap((field): (readonly [string, EneaSheetField])[] => {
      const [whole, block, number = ''] = OF_FILING.exec(field.key) ?? [];
      if (whole === undefined) return [[field.key, field]];
      return number === suffix ? [[`${block}.${field.key.slice(whole.length)}`, field]] : [];
    }),
  );
  return new Map(entries);
}

interface Context {
  readonly print: EneaPrint;
  readonly expected: ExpectedPrint;
  readonly fields: ReadonlyMap<string, EneaSheetField>;
}

/** Values of the forms of property and owner, in their order. */
const PROPERTY_VALUES: readonly (readonly [string, SiteField])[] = [
  ['location.immovableAddress', createPrintField('Indirizzo e civico')],
  ['location.immovableZip', createPrintField('CAP')],
  ['location.immovableMunicipality', createPrintField('Comune', 'municipality')],
  ['location.immovableStair', createPrintField('Scala')],
  ['location.immovableInterior', createPrintField('Interno')],
  ['cadastre.cadastralSection', createPrintField('Sezione')],
  ['cadastre.cadastralSheet', createPrintField('Foglio')],
  ['cadastre.cadastralParcel', createPrintField('Particella')],
  ['cadastre.cadastralSubordinate', createPrintField('Subalterno')],
];
const OWNER_VALUES: readonly (readonly [string, SiteField])[] = [
  ['beneficiary.beneficiaryFirstName', createPrintField('Nome')],
  ['beneficiary.beneficiaryLastName', createPrintField('Cognome')],
  ['beneficiary.beneficiarySsn', createPrintField('Codice fiscale')],
  ['beneficiary.beneficiaryGender', createPrintField('Sesso')],
  ['beneficiary.beneficiaryBirthDate', createPrintField('Data di nascita', 'date')],
  [
    'beneficiary.beneficiaryBirthMunicipality',
    createPrintField('Comune di nascita', 'municipality'),
  ],
  ['residence.beneficiaryResidentialAddress', createPrintField('Residenza: indirizzo e civico')],
  ['residence.beneficiaryResidentialZip', createPrintField('Residenza: CAP')],
  [
    'residence.beneficiaryResidentialMunicipality',
    createPrintField('Residenza: comune', 'municipality'),
  ],
];

const COMPANY_VALUES: readonly (readonly [string, SiteField])[] = [
  ['beneficiary.beneficiaryCompanyName', createPrintField('Denominazione')],
  ['beneficiary.beneficiarySsn', createPrintField('Codice fiscale')],
  ['residence.beneficiaryResidentialAddress', createPrintField('Sede: indirizzo e civico')],
  ['residence.beneficiaryResidentialZip', createPrintField('Sede: CAP')],
  [
    'residence.beneficiaryResidentialMunicipality',
    createPrintField('Sede: comune', 'municipality'),
  ],
];
/** Compared where they are printed: nobody has seen the form of a company. */
const COMPANY_EXTRAS: readonly (readonly [string, SiteField])[] = [
  ['beneficiary.beneficiaryCompanyType', createPrintField('Tipologia di soggetto')],
];
const ATTORNEY_FIELDS: readonly (readonly [string, SiteField])[] = [
  ['attorney.beneficiaryAttorneyFirstName', createPrintField('Nome')],
  ['attorney.beneficiaryAttorneyLastName', createPrintField('Cognome')],
  ['attorney.beneficiaryAttorneySsn', createPrintField('Codice fiscale')],
  ['attorney.beneficiaryAttorneyGender', createPrintField('Sesso')],
  ['attorney.beneficiaryAttorneyBirthDate', createPrintField('Data di nascita', 'date')],
  [
    'attorney.beneficiaryAttorneyBirthMunicipality',
    createPrintField('Comune di nascita', 'municipality'),
  ],
];

const HOUSE_NUMBERS: Readonly<Record<string, string>> = {
  'location.immovableAddress': 'location.immovableAddressNumber',
  'residence.beneficiaryResidentialAddress': 'residence.beneficiaryResidentialAddressNumber',
};

/** Abroad ENEA prints the state in place of the municipality. */
const ABROAD = /^\s*EE\s*,?\s*(?=\p{L})/iu;

/** An address without a postal code of five digits is printed as it was typed, in one piece. */
function readPart({ print }: Context, key: string, ours: string | null): string | undefined {
  const whole = print.values[key.replace(/(?:Zip|Municipality)$/, 'Address')] ?? '';
  const isWhole = print.values[key.replace(/Address$/, 'Zip')] === undefined;
  const own = condenseText(ours ?? '');
  if (/(?:Zip|Municipality|Address)$/.test(key) && isWhole && own !== '')
    return condenseText(whole).includes(own) ? (ours ?? undefined) : print.values[key];
  return print.values[key];
}

function compareForm(
  context: Context,
  title: string,
  entries: readonly (readonly [string, SiteField])[],
): ComparedValue[] {
  const { fields, print, expected } = context;
  return entries.flatMap(([key, field]) => {
    const own = fields.get(key);
    if (own === undefined) return [];
    const number = fields.get(HOUSE_NUMBERS[key] ?? '')?.value?.copied;
    const parts = [own.value?.copied, number].filter((part) => part !== undefined);
    const ours = parts.length === 0 ? null : parts.join(' ');
    const about = { key, title, label: field.label, isWeighty: WEIGHTY.includes(key) };
    const printed = print.values[key];
    if (key === 'beneficiary.beneficiaryBirthMunicipality' && ABROAD.test(printed ?? '')) {
      const nation = expected.form.beneficiaryBirthNation;
      const state = printed?.replace(ABROAD, '');
      return [
        compareSides(
          { ...about, label: 'Stato di nascita' },
          { field, ours: nation, theirs: state },
        ),
      ];
    }
    const theirs = readPart(context, key, ours);
    return [compareSides(about, { field, ours, theirs })];
  });
}

const VAT_CODE = /^\d{11}$/;

/** A company has one code of ours: its tax code, which is mostly its VAT number. */
function compareVat({ print, expected: { form } }: Context): ComparedValue[] {
  const theirs = print.values['beneficiary.vat'];
  if (theirs === undefined) return [];
  const code = form.beneficiarySsn ?? '';
  return [
    compareSides(
      { key: 'beneficiary.vat', title: 'Beneficiario', label: 'Partita IVA', isWeighty: false },
      {
        field: createPrintField('Partita IVA'),
        ours: VAT_CODE.test(code) ? code : null,
        theirs,
        isOpen: true,
      },
    ),
  ];
}

/** The representative in one piece: "Mario Rossi". */
function compareAttorneyName({ print, expected: { form } }: Context): ComparedValue[] {
  const printed = print.values['attorney'] ?? '';
  if (condenseText(printed) === '') return [];
  const parts = [form.beneficiaryAttorneyFirstName, form.beneficiaryAttorneyLastName].filter(
    (part) => part !== null,
  );
  const isSame =
    condenseText(printed).length === condenseText(parts.join('')).length &&
    parts.every((part) => condenseText(printed).includes(condenseText(part)));
  return [
    {
      key: 'attorney.beneficiaryAttorneyLastName',
      title: ATTORNEY,
      label: 'Nome e cognome',
      ours: parts.join(' '),
      theirs: printed,
      outcome: isSame ? 'equal' : 'different',
      isWeighty: false,
    },
  ];
}

const ATTORNEY = 'Rappresentante legale';

/** A company with its seat and its representative, as far as they are printed. */
function compareCompany(context: Context): ComparedValue[] {
  const { values } = context.print;
  const isPrinted = ([key]: readonly [string, SiteField]) => values[key] !== undefined;
  return [
    ...compareForm(context, 'Beneficiario', COMPANY_VALUES),
    ...compareVat(context),
    ...compareForm(context, 'Beneficiario', COMPANY_EXTRAS.filter(isPrinted)),
    ...compareAttorneyName(context),
    ...compareForm(context, ATTORNEY, ATTORNEY_FIELDS.filter(isPrinted)),
  ];
}

const compareOwner = (context: Context): ComparedValue[] =>
  context.expected.form.isCompany
    ? compareCompany(context)
    : compareForm(context, 'Beneficiario', OWNER_VALUES);

/** The dossier's answer in ENEA's words, which the back office may have changed in the sheet. */
function readOwnAnswer({ field }: PrintQuestion, own: EneaSheetField, form: DossierForm) {
  const value = form[field.field as keyof DossierForm] as unknown;
  if (field.kind !== 'choice' || (typeof value !== 'string' && typeof value !== 'number'))
    return own.value?.copied ?? null;
  return findSiteChoice(field, value)?.label ?? null;
}

function compareQuestion(context: Context, question: PrintQuestion, title: string) {
  const { print, expected, fields } = context;
  const { key, field } = question;
  const printed = print.values[key];
  const theirs = printed === undefined ? undefined : (readAnswer(field, printed) ?? printed);
  const about = { key, title, label: field.label, isWeighty: WEIGHTY.includes(key) };
  if (key === CLIMATE_ZONE_KEY) {
    const ours = expected.form.immovableClimateZone;
    return [compareSides(about, { field, ours, theirs, isOpen: true })];
  }
  const own = fields.get(key);
  if (own === undefined) return [];
  const ours = readOwnAnswer(question, own, expected.form);
  return [compareSides(about, { field, ours, theirs, isOpen: own.hint !== undefined })];
}

/** The deduction that ENEA calculates says how the expense was put in the columns of both rates. */
function compareDeduction({ print, expected: { split } }: Context, title: string): ComparedValue[] {
  const printed = print.values['calculation.detrazione'];
  const theirs = parsePrintedNumber(printed ?? '');
  if (theirs === null) return [];
  const about = {
    key: 'calculation.detrazione',
    title,
    label: 'Detrazione totale calcolata, dalla spesa nelle due aliquote [€]',
    theirs: printed?.trim() ?? null,
    isWeighty: true,
  } as const;
  if (split === null) return [{ ...about, ours: null, outcome: 'notComparable' }];
  const { higherCents, higherRate, lowerCents, lowerRate } = split;
  const euro = (higherCents * higherRate + lowerCents * lowerRate) / 10_000;
  // Whole euros are rounded ones.
  const tolerance = Number.isInteger(theirs) ? 0.51 : 0.0101;
  const isSame = Math.abs(euro - theirs) < tolerance;
  return [{ ...about, ours: formatNumber(euro, 2), outcome: isSame ? 'equal' : 'different' }];
}

const compareQuestions = (
  context: Context,
  entries: readonly PrintEntry[],
  title: string,
): ComparedValue[] =>
  entries.flatMap((entry) => (isPrintBlock(entry) ? [] : compareQuestion(context, entry, title)));

function compareHead({ print, expected: { filing, cpid } }: Context): ComparedValue[] {
  const { comma } = ENEA_FILINGS[filing];
  const title = 'Dichiarazione';
  const [printed] = print.cpids;
  return [
    compareSides(
      { key: 'comma', title, label: 'Comma', isWeighty: true },
      { field: createPrintField('Comma'), ours: comma, theirs: print.comma ?? undefined },
    ),
    compareSides(
      { key: 'cpid', title, label: 'Codice CPID', isWeighty: true },
      { field: createPrintField('CPID'), ours: cpid, theirs: printed, isOpen: true },
    ),
  ];
}

/** Compares a print with the dossier, value by value in ENEA's order. */
export function compareEneaPrint(print: EneaPrint, expected: ExpectedPrint): ComparedValue[] {
  const context: Context = { print, expected, fields: indexSheet(expected) };
  const { general, intervention, heating, summary } = PRINT_SECTIONS;
  const [year, ...others] = general.filter((entry) => !isPrintBlock(entry));
  const expense = context.fields.get('expenses.speseCongrue');
  const isShading = ENEA_FILINGS[expected.filing].comma === '345B';
  const expenseField = { ...createPrintField(expense?.label ?? '', 'number'), unit: '€' };
  return [
    ...compareHead(context),
    ...compareForm(context, 'Immobile', PROPERTY_VALUES),
    ...compareQuestions(context, year === undefined ? [] : [year], 'Immobile'),
    ...compareOwner(context),
    ...compareOthers(print, expected.form),
    ...compareQuestions(context, others, 'Immobile'),
    ...compareQuestions(context, intervention, 'Intervento'),
    ...compareQuestions(context, heating, 'Impianto termico esistente'),
    ...compareGenerators(expected.sheet, print.generators),
    ...compareProducts(expected.sheet, isShading, print.rows),
    ...(expense === undefined
      ? []
      : [
          compareSides(
            { key: 'expenses.speseCongrue', title: 'Spese', label: expense.label, isWeighty: true },
            {
              field: expenseField,
              ours: expense.value?.copied ?? null,
              theirs: print.values['expenses.speseCongrue'],
            },
          ),
        ]),
    ...compareDeduction(context, 'Riepilogo'),
    ...compareQuestions(context, summary, 'Riepilogo'),
  ];
}
