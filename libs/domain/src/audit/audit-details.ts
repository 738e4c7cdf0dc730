import { getChoiceLabel } from '../enumerations/index.js';
import { ROLE_CHOICES } from '../access/index.js';
import { ANNULLED_DOCUMENTS, DOCUMENT_CATALOGUE, SAVING_DOCUMENT } from '../documents/index.js';
import { LIBRARY_KINDS } from '../documents/library-kinds.js';
import { formatCredits, formatDay } from '../formats/index.js';
import { fromHundredths } from '../credits/index.js';
import { CONTRACT_REASONS } from '../registration/contract-review.js';
import { isStatusCode, type StatusNameSettings } from '../statuses/index.js';
import { isSignatureEventType, SIGNATURE_EVENTS } from '../signatures/signature-events.js';
import { SKIP_REASONS } from '../working-day/skips.js';
import type { AuditAction } from './audit-actions.js';

export type AuditDetailValue = string | number | boolean | null;
export type AuditDetails = Readonly<Record<string, AuditDetailValue>>;

/** What turns numbers and codes into names. */
export interface AuditNames extends StatusNameSettings {
  /** Names of accounts by their number. */
  accounts: Readonly<Record<string, string>>;
}

/** Details that are numbers of accounts. */
const ACCOUNT_DETAILS: Partial<Record<AuditAction, readonly string[]>> = {
  assignment: ['from', 'to'],
  'reference-operator-change': ['from', 'to'],
  'malware-withdrawn': ['uploadedBy'],
};

/** Labels of the details of an audit entry, in the words of the screen. */
const DETAIL_LABELS: Readonly<Record<string, string>> = {
  from: 'da',
  to: 'a',
  file: 'file n.',
  filing: 'dichiarazione',
  document: 'documento',
  files: 'file',
  fields: 'campi',
  session: 'sessione n.',
  role: 'ruolo',
  isContractVerified: 'contratto verificato',
  requested: 'richiesta dal titolare',
  import: 'importazione n.',
  kind: 'tipo',
  what: 'elenco',
  entry: 'voce n.',
  validFrom: 'vale dal',
  package: 'pacchetto n.',
  activePackage: 'pacchetto attivo n.',
  credits: 'crediti',
  order: 'bonifico n.',
  work: 'lavorazione',
  attachment: 'allegato',
  byMail: 'inviato per e-mail',
  clientLink: 'link del cliente n.',
  created: 'bozze create',
  newFile: 'nuovo file',
  method: 'chiamata',
  route: 'indirizzo',
  number: 'numero',
  reason: 'motivo',
  uploadedBy: 'caricato da',
  signature: 'firma',
  dossier: 'pratica n.',
  paper: 'documento',
  step: 'passaggio',
  seq: 'passaggio n.',
  hash: 'impronta',
  difference: 'differenza',
  differences: 'differenze di peso',
  act: 'operazione',
  until: 'fino al',
  remote: 'parte',
  origin: 'origine',
  openPoints: 'punti aperti',
  staysAfterLogout: 'anche dopo l’uscita',
};

const UNDONE_ACTS: Readonly<Record<string, string>> = {
  accept: 'accettazione',
  file: 'invio a ENEA',
  assign: 'assegnazione',
  postpone: 'rinvio',
};

const TASK_KINDS: Readonly<Record<string, string>> = {
  'dossier-archives': 'archivi delle pratiche',
};

const EXPORTED_LISTS: Readonly<Record<string, string>> = {
  dossiers: 'Pratiche',
  accounts: 'Utenti',
  payments: 'Pagamenti',
  audit: 'Registro delle attività',
};

interface AuditEntryWords {
  action: AuditAction;
  details: AuditDetails;
}

/** Numbers of the accounts that the details of an entry speak of. */
export const listAuditAccountIds = ({ action, details }: AuditEntryWords): number[] =>
  (ACCOUNT_DETAILS[action] ?? [])
    .map((name) => details[name])
    .filter((value) => typeof value === 'number');

/** The details of an entry as one line: `da nessuno a Anna Bianchi`. */
export function formatAuditDetails(
  { action, details }: AuditEntryWords,
  names: AuditNames,
): string {
  const { from, to, ...others } = details;
  const hasWay = from !== undefined && to !== undefined;
  const format = (name: string, value: AuditDetailValue) =>
    formatDetailValue({ action, name, value }, names);
  return [
    ...(hasWay ? [`da ${format('from', from)} a ${format('to', to)}`] : []),
    ...Object.entries(hasWay ? others : details)
      // A number of a file says nothing beside the name of the document.
      .filter(([name]) => name !== 'file' || typeof details['document'] !== 'string')
      .map(([name, value]) => `${DETAIL_LABELS[name] ?? name}: ${format(name, value)}`),
  ].join(' · ');
}

function formatDetailValue(
  { action, name, value }: { action: AuditAction; name: string; value: AuditDetailValue },
  { accounts, statusNames }: AuditNames,
): string {
  const isAccount = ACCOUNT_DETAILS[action]?.includes(name) ?? false;
  if (value === null || value === '') return isAccount ? 'nessuno' : '—';
  if (isAccount) return accounts[String(value)] ?? `account n. ${String(value)}`;
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (name === 'credits' && typeof value === 'number') return formatCredits(fromHundredths(value));
  if (typeof value === 'number') return String(value);
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value);
  return findWord(name, value) ?? (isStatusCode(value) ? statusNames[value] : value);
}

const findSkipReason = (code: string): string | undefined =>
  SKIP_REASONS.find((reason) => reason.code === code)?.label;

function findWord(name: string, code: string): string | undefined {
  if (name === 'reason') return getChoiceLabel(CONTRACT_REASONS, code) || findSkipReason(code);
  if (name === 'document')
    return [...DOCUMENT_CATALOGUE, ...ANNULLED_DOCUMENTS, SAVING_DOCUMENT].find(
      (row) => row.code === code,
    )?.name;
  if (name === 'what') return EXPORTED_LISTS[code];
  if (name === 'act') return UNDONE_ACTS[code];
  if (name === 'step') return isSignatureEventType(code) ? SIGNATURE_EVENTS[code].text : undefined;
  if (name === 'kind')
    return TASK_KINDS[code] ?? (getChoiceLabel(LIBRARY_KINDS, code) || undefined);
  return getChoiceLabel(ROLE_CHOICES, code) || undefined;
}
