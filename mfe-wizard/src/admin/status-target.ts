import type { AdminDossierDto } from '@pratiche/api';
import type { StatusCode } from '@pratiche/domain';
import type { StatusTarget } from '@pratiche/ui/office';

/** The open dossier as a change of its status needs it, whatever asks for the change: a button, a key or the palette. */
export const toStatusTarget = (
  { id, revision, chargedCredits, documents }: AdminDossierDto,
  status: StatusCode,
  subject: string,
): StatusTarget => ({
  id,
  revision,
  status,
  subject,
  credits: chargedCredits,
  documents: documents.map((item) => ({
    id: item.id,
    code: item.document.code,
    name: item.document.name,
  })),
});
