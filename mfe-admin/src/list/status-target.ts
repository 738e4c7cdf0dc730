import type { DossierListItemDto } from '@pratiche/api';
import type { StatusCode } from '@pratiche/domain';
import type { StatusTarget } from '@pratiche/ui/office';
import { formatSubject } from '../bulk/bulk-row.js';

/** A row as a change of its status needs it, by its selector or by a key. */
export const toStatusTarget = (
  dossier: Pick<DossierListItemDto, 'id' | 'revision' | 'client' | 'chargedCredits'>,
  status: StatusCode,
): StatusTarget => ({
  id: dossier.id,
  revision: dossier.revision,
  status,
  subject: formatSubject(dossier),
  credits: dossier.chargedCredits,
});
