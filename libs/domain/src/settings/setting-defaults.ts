import { DEDUCTION_RATES } from '../deduction/index.js';
import { DOCUMENT_CATALOGUE } from '../documents/index.js';
import { WORKS_COST_WORDS } from '../invoices/works-cost-words.js';
import { CONTRACT_TEXTS } from '../papers/contract-texts.js';
import { PAPER_TEXTS } from '../papers/paper-texts.js';
import { CONTROL_TERMS } from '../retention/index.js';
import { RETURN_REASONS } from '../returns/index.js';
import { ONLINE_SIGNATURES } from '../signatures/online-signatures.js';
import {
  COST_CEILINGS,
  SOLAR_TRANSMISSION_LIMITS,
  U_VALUE_LIMITS,
  ECOBONUS_U_VALUE_LIMITS,
  type DatedTables,
} from '../reference-tables/index.js';
import { CURRENT_SETTING_DEFAULTS } from './current-settings.js';
import type { SettingValues, SourcedTable } from './setting-values.js';

/**
 * Values in force until a setting is changed. For dated tables this is the latest built-in one,
 * which may begin on a future day: use `getSettingValue` for a given day.
 */
export const SETTING_DEFAULTS: SettingValues = {
  ...CURRENT_SETTING_DEFAULTS,
  packages: [],
  bankTransfer: { holder: '', iban: '', bic: '', bank: '' },
  eneaIntermediary: { name: '', ssn: '' },
  uLimits: toSourcedTable(U_VALUE_LIMITS),
  uLimitsEcobonus: toSourcedTable(ECOBONUS_U_VALUE_LIMITS),
  solarTransmission: toSourcedTable(SOLAR_TRANSMISSION_LIMITS),
  costCeilings: toSourcedTable(COST_CEILINGS),
  deductionRates: toSourcedTable(DEDUCTION_RATES),
  controlTerms: toSourcedTable(CONTROL_TERMS),
  documentSet: [...DOCUMENT_CATALOGUE],
  returnReasons: [...RETURN_REASONS],
  paperTexts: PAPER_TEXTS,
  contractTexts: CONTRACT_TEXTS,
  onlineSignatures: ONLINE_SIGNATURES,
  retention: {
    drafts: 730,
    deletedDossiers: 30,
    snapshots: 90,
    notifications: 365,
    beneficiaryLinks: 90,
    audit: 3_650,
  },
  draftLimits: { drafts: 5_000, megabytes: 20_000 },
  operatorCharge: { hours: 72 },
  worksCostWords: WORKS_COST_WORDS,
};

function toSourcedTable<T>(tables: DatedTables<T>): SourcedTable<T> {
  const { source, validTo = null, values } = tables.at(-1) ?? tables[0];
  return { source, validTo, values };
}
