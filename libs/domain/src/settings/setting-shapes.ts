import { checkTaxCode } from '../completeness/check-tax-code.js';
import { PROPERTY_RIGHT_LABELS } from '../deduction/index.js';
import {
  CHIUSURE_POST,
  CLIMATE_ZONES,
  TIPI_DISTRIBUZIONE,
  TIPI_REGOLAZIONE,
} from '../enumerations/index.js';
import { cleanTaxCode } from '../formats/index.js';
import { findWorksCostWordsFault } from '../invoices/works-cost-words.js';
import { PAPER_CODES } from '../papers/paper-codes.js';
import { STATUS_CODES } from '../statuses/index.js';
import { isTaxCode, isVatNumber } from '../tax-code/index.js';
import { VAT_MESSAGE } from '../warnings/index.js';
import { findBicFault, findIbanFault } from './bank-account.js';
import { findBrandColourFault, findLogoFault } from './brand-rules.js';
import { dossierShapes } from './dossier-shapes.js';
import { paperShapes } from './paper-shapes.js';
import {
  amount,
  eachOf,
  flag,
  line,
  list,
  object,
  percent,
  refuseRepeated,
  whole,
  type SettingField,
} from './setting-fields.js';
import type { SettingKind } from './setting-values.js';

const valuesOf = (choices: readonly { value: string | number }[]) =>
  choices.map(({ value }) => value);
const zones = (max: number): SettingField => eachOf(valuesOf(CLIMATE_ZONES), amount(0.01, max));
const sourced = (values: SettingField): SettingField =>
  object({ source: line(200), validTo: { is: 'day', isNullable: true }, values });

const COLOR_MESSAGE = 'Colore non valido: usa il formato #rrggbb.';
const findColorFault = (text: string): string | null =>
  text === '' || /^#[0-9a-f]{6}$/i.test(text) ? null : COLOR_MESSAGE;
const findEmailFault = (text: string): string | null =>
  text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? null : 'Inserire Email Valida';
const email = line(254, { mayBeBlank: true, rule: findEmailFault });

/** A day more or less must not erase the work of yesterday. */
const days = (min: number): SettingField => ({
  ...whole(min, 36_500),
  messages: { type: 'Deve essere un numero intero di giorni.' },
});
const FIVE_YEARS = 1_826;

const findTaxCodeFault = (text: string): string | null =>
  checkTaxCode(text, '', false)[0]?.message ??
  (isTaxCode(cleanTaxCode(text)) ? null : 'Codice fiscale non valido: controlla i caratteri.');

/** What each kind of setting takes. */
export const SETTING_SHAPES: Readonly<Record<SettingKind, SettingField>> = {
  ...dossierShapes,
  ...paperShapes,
  purchases: object({
    isEnabled: flag,
    disabledUntil: { is: 'day', isNullable: true },
    notice: line(1_000, { mayBeBlank: true }),
  }),
  packages: list(
    object({
      name: line(120),
      color: line(7, { mayBeBlank: true, rule: findColorFault }),
      description: line(2_000, { mayBeBlank: true }),
      price: amount(0, 999_999.99),
      numberOfCredits: amount(0.01, 1_000_000),
      costEcobonus: amount(0, 10_000),
      costBonusCasa: amount(0, 10_000),
      costCalcoloEnergetico: amount(0, 10_000),
      isIncrementable: flag,
      onSale: flag,
    }),
    { count: 50, message: 'Al massimo 50 pacchetti.' },
    { rule: refuseRepeated('id', 'Lo stesso pacchetto compare due volte.') },
  ),
  bankTransfer: object({
    holder: line(70),
    iban: line(42, { rule: findIbanFault }),
    bic: line(11, { mayBeBlank: true, rule: findBicFault }),
    bank: line(120, { mayBeBlank: true }),
  }),
  vatRate: object({ percent }),
  provider: object({
    name: line(120),
    address: line(200),
    vat: line(11, { rule: (text) => (isVatNumber(text) ? null : `${VAT_MESSAGE}.`) }),
    pec: email,
  }),
  publicContacts: object({
    email,
    phone: line(30, { mayBeBlank: true }),
    hours: line(120, { mayBeBlank: true }),
    accessibilityEmail: email,
  }),
  brand: object({
    name: line(40),
    colour: line(7, { rule: findBrandColourFault }),
    logo: line(17_000, { mayBeBlank: true, rule: findLogoFault }),
  }),
  eneaIntermediary: object({ name: line(120), ssn: line(30, { rule: findTaxCodeFault }) }),
  supportContacts: list(
    object({
      topic: line(80),
      email,
      phone: line(30, { mayBeBlank: true }),
      hours: line(120, { mayBeBlank: true }),
    }),
    { count: 20, message: 'Al massimo 20 contatti.' },
  ),
  statusNames: eachOf(STATUS_CODES, line(60)),
  closureLabels: eachOf(valuesOf(CHIUSURE_POST), line(160)),
  heatingLabels: eachOf(valuesOf([...TIPI_DISTRIBUZIONE, ...TIPI_REGOLAZIONE]), line(160)),
  uLimits: sourced(zones(20)),
  uLimitsEcobonus: sourced(zones(20)),
  solarTransmission: sourced(object({ max: amount(0.01, 1) })),
  costCeilings: sourced(
    object({
      window: zones(100_000),
      windowWithShutter: zones(100_000),
      shading: amount(0, 100_000),
    }),
  ),
  deductionRates: sourced(
    object({
      mainHome: percent,
      other: percent,
      ecobonusDeductionMax: amount(0, 10_000_000),
      homeExpenseMax: amount(0, 10_000_000),
      years: whole(1, 30),
      higherRate: eachOf(Object.keys(PROPERTY_RIGHT_LABELS), flag),
    }),
  ),
  controlTerms: sourced(object({ yearsAfterLastReturn: whole(1, 20) })),
  retention: object({
    drafts: days(90),
    deletedDossiers: days(7),
    snapshots: days(30),
    notifications: days(30),
    beneficiaryLinks: days(30),
    audit: days(FIVE_YEARS),
  }),
  draftLimits: object({ drafts: whole(50, 1_000_000), megabytes: whole(1_000, 10_000_000) }),
  onlineSignatures: eachOf(PAPER_CODES, flag),
  operatorCharge: object({ hours: whole(1, 1_000) }),
  worksCostWords: object({
    words: line(6_000, { isMultiline: true, mayBeBlank: true, rule: findWorksCostWordsFault }),
  }),
};
