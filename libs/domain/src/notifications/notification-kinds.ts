import { isBackOffice, type Role } from '../access/index.js';

/**
 * Kinds of notification for the owner of dossiers, and for operators: always in the portal, by
 * e-mail unless the kind is turned off.
 */
export const NOTIFICATION_KINDS = [
  {
    code: 'status',
    label: 'Stato delle pratiche',
    about: 'Pratica inviata, correzioni richieste, rifiuto, completamento.',
  },
  { code: 'message', label: 'Messaggi degli operatori', about: 'Nuovi messaggi su una pratica.' },
  {
    code: 'document',
    label: 'Documenti richiesti di nuovo',
    about: 'Un operatore chiede di caricare ancora un documento.',
  },
  {
    code: 'deadline',
    label: 'Scadenze',
    about: 'Pratiche ancora in bozza a 30, 14, 7 e 3 giorni dalla scadenza.',
  },
  { code: 'credits', label: 'Crediti', about: 'Crediti accreditati o rettificati.' },
  {
    code: 'beneficiary',
    label: 'Dati compilati dal cliente',
    about: 'Il cliente ha terminato di compilare i dati dal suo link.',
  },
  {
    code: 'edit',
    label: 'Dati modificati dagli operatori',
    about: 'Un operatore completa o corregge i dati di una pratica che hai inviato.',
  },
  {
    code: 'signature',
    label: 'Firme online',
    about: 'Il cliente firma o rifiuta un documento, o una firma decade.',
  },
  {
    code: 'mention',
    label: 'Note interne per te',
    about: 'Un collega ti chiama con @ in una nota interna.',
  },
] as const satisfies readonly { code: string; label: string; about: string }[];

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]['code'];

/** Kinds that operators get. */
const OFFICE_KINDS: readonly NotificationKind[] = ['mention'];

/** The kinds that someone can get: operators those of their own, all others the rest. */
export const listNotificationKinds = (role: Role) =>
  NOTIFICATION_KINDS.filter(({ code }) => OFFICE_KINDS.includes(code) === isBackOffice(role));

export const NOTIFICATION_KIND_CODES = NOTIFICATION_KINDS.map(({ code }) => code);

export const isNotificationKind = (value: unknown): value is NotificationKind =>
  NOTIFICATION_KINDS.some(({ code }) => code === value);

export const getNotificationLabel = (kind: NotificationKind): string =>
  NOTIFICATION_KINDS.find(({ code }) => code === kind)?.label ?? kind;

/** Page that shows what a notification speaks of; `null` when there is none. */
export function getNotificationPath(
  kind: NotificationKind,
  moduleId: number | null,
  accountId: number,
): string | null {
  if (kind === 'credits') return `/wallet/${accountId}`;
  if (kind === 'mention' && moduleId !== null)
    return `/administration/modules/edit/${moduleId}#note`;
  return moduleId === null ? null : `/modules/edit/${moduleId}`;
}
