import { formatCredits, formatDay } from '../formats/index.js';
import { fromHundredths } from '../credits/index.js';
import { CONTRACT_REVOCATIONS } from '../registration/registration-choices.js';
import { isStatusCode, type StatusNameSettings } from '../statuses/index.js';

/** Labels of the details of an audit entry, in the words of the screen. */
const DETAIL_LABELS: Readonly<Record<string, string>> = {
  from: 'da',
  to: 'a',
  file: 'file',
  document: 'documento',
  files: 'file',
  fields: 'campi',
  session: 'sessione',
  role: 'ruolo',
  isContractVerified: 'contratto verificato',
  requested: 'richiesta dal titolare',
  import: 'importazione',
  kind: 'tipo',
  what: 'che cosa',
  entry: 'voce',
  validFrom: 'vale dal',
  package: 'pacchetto',
  activePackage: 'pacchetto attivo',
  credits: 'crediti',
  attachment: 'allegato',
  byMail: 'inviato per e-mail',
  created: 'bozze create',
  newFile: 'nuovo file',
  method: 'chiamata',
  route: 'indirizzo',
  number: 'numero',
  reason: 'motivo',
};

/** Formats one detail of an audit entry for display. Names without a label stay as they are. */
export function formatAuditDetail(
  name: string,
  value: string | number | boolean | null,
  settings: StatusNameSettings,
): string {
  return `${DETAIL_LABELS[name] ?? name}: ${formatDetailValue(name, value, settings)}`;
}

function formatDetailValue(
  name: string,
  value: string | number | boolean | null,
  { statusNames }: StatusNameSettings,
): string {
  if (value === null || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  if (name === 'credits' && typeof value === 'number') return formatCredits(fromHundredths(value));
  if (name === 'reason')
    return CONTRACT_REVOCATIONS.find((one) => one.value === value)?.label ?? String(value);
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)) return formatDay(value);
  return isStatusCode(value) ? statusNames[value] : String(value);
}
