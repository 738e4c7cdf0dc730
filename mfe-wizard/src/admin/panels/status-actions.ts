import type { AdminFileDto } from '@pratiche/api';
import {
  listAllowedTransitions,
  validateNoOpenRequests,
  type StatusCode,
  type Rules,
} from '@pratiche/domain';

export interface StatusAction {
  to: StatusCode;
  label: string;
  /** Sends the dossier back to its fitter. */
  isRefusal: boolean;
  /** Why it is not possible yet; `null` when it is. */
  blocked: string | null;
}

const STATUS_ACTION_LABELS: Readonly<Record<StatusCode, string>> = {
  DRAFT: 'Riporta in bozza',
  SENT: 'Invia',
  WAITING: 'Chiedi correzioni',
  REJECTED: 'Rifiuta',
  ACCEPTED: 'Accetta',
  SENTTOENEA: 'Segna come inviata a ENEA',
  SELLED: 'Segna come completata',
};

/** What the back office may do next, steps forward first; a step that waits for a document says so. */
export function listStatusActions(
  status: StatusCode,
  adminFiles: readonly AdminFileDto[],
  openRequests: number,
  { formatMissingDocumentMessage }: Rules,
): StatusAction[] {
  const has = (name: string) => adminFiles.some((slot) => slot.name === name && slot.file !== null);
  return listAllowedTransitions(status, 'admin')
    .map(({ to, effects: { requiresDocument, reasonRequired } }) => ({
      to,
      label: STATUS_ACTION_LABELS[to],
      isRefusal: reasonRequired === true,
      blocked:
        requiresDocument && !has(requiresDocument)
          ? formatMissingDocumentMessage(requiresDocument, to)
          : validateNoOpenRequests(to, openRequests),
    }))
    .sort((a, b) => Number(a.isRefusal) - Number(b.isRefusal));
}
