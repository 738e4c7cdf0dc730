import { BUILT_IN_MATRIX } from '../credits/index.js';
import { ENEA_OPENINGS } from '../deadlines/index.js';
import { DEDUCTION_RATES } from '../deduction/index.js';
import { DOCUMENT_CATALOGUE } from '../documents/index.js';
import { CHIUSURE_POST, type ChiusuraPost } from '../enumerations/index.js';
import { STATUS_CODES, STATUSES, type StatusCode } from '../statuses/index.js';
import {
  COST_CEILINGS,
  SOLAR_TRANSMISSION_LIMITS,
  U_VALUE_LIMITS,
  ECOBONUS_U_VALUE_LIMITS,
  type DatedTables,
} from '../reference-tables/index.js';
import type { DatedKind } from './setting-kinds.js';
import type { SettingKind, SettingValues, SourcedTable } from './setting-values.js';

/**
 * Values in force until a setting is changed. For dated tables this is the latest built-in one,
 * which may begin on a future day: use `getSettingValue` for a given day.
 */
export const SETTING_DEFAULTS: SettingValues = {
  purchases: { isEnabled: true, disabledUntil: null, notice: null },
  packages: [],
  bankTransfer: { holder: '', iban: '', bic: '', bank: '' },
  vatRate: { percent: 22 },
  provider: { name: '', address: '', vat: '', pec: '' },
  supportContacts: [
    { topic: 'Pratiche', email: 'pratiche@example.test', phone: '', hours: 'Lun–ven 9–13 e 14–18' },
    {
      topic: 'Uso della piattaforma',
      email: 'assistenza@example.test',
      phone: '',
      hours: 'Lun–ven 9–13 e 14–18',
    },
    { topic: 'Pagamenti', email: 'amministrazione@example.test', phone: '', hours: 'Lun–ven 9–13' },
  ],
  statusNames: Object.fromEntries(
    STATUS_CODES.map((code) => [code, STATUSES[code].name]),
  ) as Record<StatusCode, string>,
  closureLabels: Object.fromEntries(
    CHIUSURE_POST.map(({ value, label }) => [value, label]),
  ) as Record<ChiusuraPost, string>,
  interventionMatrix: BUILT_IN_MATRIX,
  uLimits: toSourcedTable(U_VALUE_LIMITS),
  uLimitsEcobonus: toSourcedTable(ECOBONUS_U_VALUE_LIMITS),
  solarTransmission: toSourcedTable(SOLAR_TRANSMISSION_LIMITS),
  costCeilings: toSourcedTable(COST_CEILINGS),
  deductionRates: toSourcedTable(DEDUCTION_RATES),
  eneaOpenings: [...ENEA_OPENINGS],
  documentSet: [...DOCUMENT_CATALOGUE],
  // Until 31 December of the fifth year after the return with the last of ten yearly quotas:
  // 15 years after that of the expense, hence up to 16 from the completion.
  retention: {
    drafts: 730,
    deletedDossiers: 30,
    completedDossiers: 5_844,
    snapshots: 90,
    notifications: 365,
    beneficiaryLinks: 90,
    audit: 3_650,
  },
  draftLimits: { drafts: 5_000, megabytes: 20_000 },
};

function toSourcedTable<T>(tables: DatedTables<T>): SourcedTable<T> {
  const { source, validTo = null, values } = tables.at(-1) ?? tables[0];
  return { source, validTo, values };
}

/** The built-in tables behind each dated kind. */
export const DATED_TABLES = {
  uLimits: U_VALUE_LIMITS,
  uLimitsEcobonus: ECOBONUS_U_VALUE_LIMITS,
  solarTransmission: SOLAR_TRANSMISSION_LIMITS,
  costCeilings: COST_CEILINGS,
  deductionRates: DEDUCTION_RATES,
} as const satisfies {
  [Kind in DatedKind]: DatedTables<SettingValues[Kind & SettingKind]['values']>;
};
