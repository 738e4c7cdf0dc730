import { BUILT_IN_MATRIX } from '../credits/index.js';
import { DEDUCTION_RATES } from '../deduction/index.js';
import { DOCUMENT_CATALOGUE } from '../documents/index.js';
import { CHIUSURE_POST, type ChiusuraPost } from '../enumerations/index.js';
import { STATUSES, type StatusCode } from '../statuses/index.js';
import {
  COST_CEILINGS,
  SOLAR_TRANSMISSION_LIMITS,
  U_LIMITS,
  U_LIMITS_ECOBONUS,
  type DatedTable,
} from '../tables/index.js';
import type { DatedKind } from './kinds.js';
import type { SettingKind, SettingValues } from './values.js';

/** What holds until somebody sets something else. Of tables in the law’s time the latest built-in one, which may be for a day to come: ask `settingOn`. */
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
  statusNames: Object.fromEntries(STATUSES.map(({ code, name }) => [code, name])) as Record<
    StatusCode,
    string
  >,
  closureLabels: Object.fromEntries(
    CHIUSURE_POST.map(({ value, label }) => [value, label]),
  ) as Record<ChiusuraPost, string>,
  interventionMatrix: BUILT_IN_MATRIX,
  uLimits: sourced(U_LIMITS),
  uLimitsEcobonus: sourced(U_LIMITS_ECOBONUS),
  solarTransmission: sourced(SOLAR_TRANSMISSION_LIMITS),
  costCeilings: sourced(COST_CEILINGS),
  deductionRates: sourced(DEDUCTION_RATES),
  eneaOpenings: [],
  documentSet: [...DOCUMENT_CATALOGUE],
  // Ten years of yearly quotas and one more for the tax office's questions about the last.
  retention: {
    drafts: 730,
    deletedDossiers: 30,
    completedDossiers: 4_015,
    snapshots: 90,
    notifications: 365,
    beneficiaryLinks: 90,
    audit: 3_650,
  },
  draftLimits: { drafts: 5_000, megabytes: 20_000 },
};

type Tables<T> = readonly [DatedTable<T>, ...DatedTable<T>[]];

function sourced<T>(tables: Tables<T>): { source: string; values: T } {
  const { source, values } = tables.at(-1) ?? tables[0];
  return { source, values };
}

/** The built-in tables behind each dated kind. */
export const DATED_TABLES = {
  uLimits: U_LIMITS,
  uLimitsEcobonus: U_LIMITS_ECOBONUS,
  solarTransmission: SOLAR_TRANSMISSION_LIMITS,
  costCeilings: COST_CEILINGS,
  deductionRates: DEDUCTION_RATES,
} as const satisfies { [Kind in DatedKind]: Tables<SettingValues[Kind & SettingKind]['values']> };
