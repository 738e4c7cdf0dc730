import {
  DOCUMENT_CONDITIONS,
  getBuiltInLabel,
  getChoiceLabel,
  SERVICE_TYPES,
  TIPI_DISTRIBUZIONE,
  TIPI_REGOLAZIONE,
  type Choice,
  type DocumentCondition,
  type SettingKind,
  type Rules,
  isStatusCode,
} from '@pratiche/domain';
import { SETTING_DEFAULTS } from '@pratiche/domain/settings';
import { LIST_EDITOR_TEXTS } from './editors/texts.js';
import { TEMPLATE_TARGETS } from './template-targets.js';
import { describeCondition } from './editors/document-words.js';
import { isPaperKind, PAPER_PART_LABELS } from './paper-setting-labels.js';

/** What the parts of a setting are called; parts without a word of their own show their key (zones, codes). */
const PART_LABELS: Readonly<Record<string, string>> = {
  isEnabled: 'Acquisti aperti',
  disabledUntil: 'Sospesi fino al',
  notice: 'Avviso agli utenti',
  holder: 'Intestatario',
  iban: 'IBAN',
  bic: 'BIC (facoltativo)',
  bank: 'Banca',
  percent: 'Percentuale',
  topic: 'Argomento',
  email: 'E-mail',
  phone: 'Telefono',
  hours: 'Orari',
  accessibilityEmail: 'E-mail per l’accessibilità (facoltativa)',
  colour: 'Colore',
  logo: 'Logo',
  source: 'Fonte (decreto, norma)',
  values: 'Valori',
  max: 'Valore massimo',
  window: 'Serramento',
  windowWithShutter: 'Serramento con chiusura oscurante',
  shading: 'Schermatura o chiusura',
  mainHome: 'Abitazione principale (%)',
  other: 'Altri casi (%)',
  ecobonusDeductionMax: 'Detrazione massima di ogni intervento Ecobonus (€; 0 se è finito)',
  homeExpenseMax: 'Spesa massima Bonus Casa (€)',
  years: 'Quote annuali',
  yearsAfterLastReturn: 'Anni dopo quello dell’ultima dichiarazione',
  higherRate: 'Aliquota più alta sull’abitazione principale per',
  owner: 'Proprietario',
  bareOwner: 'Nudo proprietario',
  realRight: 'Usufrutto, uso, abitazione',
  mereHolder: 'Locatario o comodatario',
  cohabitingRelative: 'Familiare convivente',
  futureBuyer: 'Futuro acquirente',
  worksEndedFrom: 'Lavori conclusi dal',
  worksEndedTo: 'Lavori conclusi al',
  expenseYear: 'Solo per le spese dell’anno (facoltativo)',
  opensOn: 'Il portale apre il',
  rows: 'Righe',
  products: 'Prodotti',
  ecobonus: 'Pratiche Ecobonus',
  bonusCasa: 'Pratiche Bonus Casa',
  calcoloEnergetico: 'Calcoli energetici',
  hasWindows: 'Serramenti',
  hasShadings: 'Schermature o chiusure',
  services: 'Servizi',
  code: 'Codice',
  name: 'Nome',
  need: 'Richiesto da',
  condition: 'Condizione',
  isOptionalOtherwise: 'Facoltativo negli altri casi',
  isPrefilled: 'Offerto precompilato',
  color: 'Colore',
  description: 'Descrizione',
  price: 'Prezzo senza IVA (€)',
  numberOfCredits: 'Crediti',
  costEcobonus: 'Costo pratica Ecobonus',
  costBonusCasa: 'Costo pratica Bonus Casa',
  costCalcoloEnergetico: 'Costo calcolo energetico',
  isIncrementable: 'Crediti a scelta',
  onSale: 'In vendita',
  validFrom: 'Valido dal',
  validTo: 'Verificata per i lavori iniziati fino al (facoltativo)',
  note: 'Nota',
  address: 'Sede',
  title: 'Titolo',
  text: 'Testo',
  isForRejection: 'Per il rifiuto (altrimenti per le correzioni)',
  words: 'Parole, una voce per riga',
  vat: 'Partita IVA',
  pec: 'PEC (facoltativa)',
};

/** The periods of retention say from when they count. */
const RETENTION_PERIOD_LABELS: Readonly<Record<string, string>> = {
  drafts: 'Bozze mai inviate, dall’ultima modifica',
  deletedDossiers: 'Pratiche eliminate',
  snapshots: 'Versioni inviate in precedenza, dal completamento',
  notifications: 'Notifiche',
  beneficiaryLinks: 'Link per i clienti, dalla loro fine',
  audit: 'Registro delle attività (almeno 5 anni)',
};

const serviceName = (code: unknown): string =>
  getChoiceLabel(SERVICE_TYPES, Number(code)) || String(code);

const DRAFT_QUOTA_LABELS: Readonly<Record<string, string>> = {
  drafts: 'Bozze per account',
  megabytes: 'Spazio dei file delle bozze per account (MB)',
};

const ONLINE_SIGNATURE_LABELS: Readonly<Record<string, string>> = {
  DELEGA: 'Incarico, delega e privacy',
  ATTO: 'Dichiarazione sostitutiva del beneficiario',
  REQ: 'Dichiarazione dei requisiti tecnici',
  CONGR: 'Dichiarazione di congruità della spesa',
};

/** @param path keys from the value down to the part */
export function settingPartLabel(
  kind: SettingKind,
  path: readonly (string | number)[],
  { getStatus }: Rules,
): string {
  const key = String(path.at(-1) ?? '');
  if (kind === 'statusNames') return `Nome di «${isStatusCode(key) ? getStatus(key).name : key}»`;
  if (kind === 'draftLimits') return DRAFT_QUOTA_LABELS[key] ?? key;
  if (kind === 'operatorCharge') return 'Ore senza azioni';
  if (kind === 'onlineSignatures') return ONLINE_SIGNATURE_LABELS[key] ?? key;
  if (kind === 'retention') return RETENTION_PERIOD_LABELS[key] ?? key;
  if (kind === 'provider' && key === 'name') return 'Denominazione';
  if (kind === 'eneaIntermediary') return key === 'name' ? 'Nome e cognome' : 'Codice fiscale';
  if (isPaperKind(kind)) return PAPER_PART_LABELS[key] ?? key;
  if (kind === 'closureLabels') return `Tipo ${key}`;
  if (kind === 'heatingLabels')
    return getBuiltInLabel([...TIPI_DISTRIBUZIONE, ...TIPI_REGOLAZIONE], key) || key;
  if (kind === 'returnReasons' && key === 'points') return LIST_EDITOR_TEXTS.reasonPoints;
  if (path.at(-2) === 'need' || path.at(-2) === 'services') return serviceName(key);
  if (/^[A-F]$/.test(key)) return `Zona ${key}`;
  return PART_LABELS[key] ?? key;
}

const UNITS: Partial<Record<SettingKind, string>> = {
  retention: 'giorni',
  operatorCharge: 'ore',
  vatRate: '%',
  uLimits: 'W/m²K',
  uLimitsEcobonus: 'W/m²K',
  costCeilings: '€/m²',
};

/** Unit of the numbers of a kind, if all of them share it. */
export const settingUnit = (kind: SettingKind): string | undefined => UNITS[kind];

/** Texts that are `null` while nothing is written; every other `null` is a number to fill in. */
const EMPTY_TEXTS = new Set(['notice', 'description', 'color']);
export const isEmptyText = (key: string): boolean => EMPTY_TEXTS.has(key);

/** Whole numbers, thousands among them. */
export const isWholeNumberSetting = (kind: SettingKind): boolean =>
  kind === 'retention' || kind === 'draftLimits' || kind === 'operatorCharge';

const WIDE_PARTS = new Set([
  'name',
  'products',
  'description',
  'notice',
  'address',
  'holder',
  'source',
  'email',
  'accessibilityEmail',
  'hours',
  'condition',
  'text',
  'words',
]);
/** Texts that are longer than a column. */
export const isWidePart = (kind: SettingKind, path: readonly (string | number)[]): boolean =>
  isPaperKind(kind) ||
  kind === 'closureLabels' ||
  kind === 'heatingLabels' ||
  (kind !== 'packages' && WIDE_PARTS.has(String(path.at(-1))));

const MONEY_PARTS = new Set(['price', 'ecobonusDeductionMax', 'homeExpenseMax']);
/** Amounts in euro: written in full. */
export const isMoneyPart = (kind: SettingKind, path: readonly (string | number)[]): boolean =>
  kind === 'costCeilings' || MONEY_PARTS.has(String(path.at(-1)));

const PRESENCE_LABELS: readonly Choice<string>[] = [
  { value: 'true', label: 'presenti' },
  { value: 'false', label: 'assenti' },
];
const REQUIREMENT_LABELS: readonly Choice<string>[] = [
  { value: 'M', label: 'Obbligatorio' },
  { value: 'O', label: 'Facoltativo' },
  { value: 'C', label: 'Obbligatorio a condizione' },
];
const CONDITION_LABELS: readonly Choice<string>[] = (
  Object.keys(DOCUMENT_CONDITIONS) as DocumentCondition[]
).map((value) => ({ value, label: describeCondition(value) }));

/** Values a part may take, when it is a choice. */
export function settingPartChoices(
  path: readonly (string | number)[],
): readonly Choice<string>[] | null {
  const key = path.at(-1);
  if (key === 'hasWindows' || key === 'hasShadings') return PRESENCE_LABELS;
  if (path.at(-2) === 'need') return REQUIREMENT_LABELS;
  return key === 'condition' ? CONDITION_LABELS : null;
}

const DATE_PARTS = new Set([
  'disabledUntil',
  'worksEndedFrom',
  'worksEndedTo',
  'opensOn',
  'validTo',
]);
export const isDatePart = (path: readonly (string | number)[]): boolean =>
  DATE_PARTS.has(String(path.at(-1)));

/** Parts the server fills in. */
const HIDDEN_PARTS = new Set(['version', 'id']);
export const isHiddenPart = (key: string): boolean => HIDDEN_PARTS.has(key);

const nameTemplateTarget = (point: unknown): string =>
  getChoiceLabel(TEMPLATE_TARGETS, String(point)) || String(point);

/** Returns the label of a value that is a code: a need, a condition, a service. */
export const settingValueLabel = (
  path: readonly (string | number)[],
  value: unknown,
): string | undefined =>
  path.at(-2) === 'services'
    ? serviceName(value)
    : path.at(-2) === 'points'
      ? nameTemplateTarget(value)
      : settingPartChoices(path)?.find((choice) => choice.value === String(value))?.label;

const EMPTY_MATRIX_ROW = {
  services: [1],
  hasWindows: null,
  hasShadings: null,
  products: '',
  ecobonus: 0,
  bonusCasa: 0,
  calcoloEnergetico: 0,
};
const EMPTY_ROWS: Partial<Record<SettingKind, unknown>> = {
  eneaOpenings: { worksEndedFrom: '', worksEndedTo: '', expenseYear: null, opensOn: '' },
  returnReasons: { title: '', text: '', isForRejection: false },
  supportContacts: { topic: '', email: '', phone: '', hours: '' },
  packages: {
    id: null,
    name: '',
    color: null,
    description: null,
    price: 0,
    numberOfCredits: 1,
    costEcobonus: 1,
    costBonusCasa: 1,
    costCalcoloEnergetico: 0.5,
    isIncrementable: false,
    onSale: false,
  },
  documentSet: {
    code: '',
    name: '',
    need: { 1: null, 2: null, 3: null },
    isOptionalOtherwise: false,
    isPrefilled: false,
  },
  interventionMatrix: EMPTY_MATRIX_ROW,
  contractTexts: { title: '', text: '', points: '' },
};

/** A row to begin a new line of a list with. */
export const createSettingRow = (kind: SettingKind): unknown =>
  structuredClone(EMPTY_ROWS[kind] ?? (SETTING_DEFAULTS[kind] as unknown[])[0]);
