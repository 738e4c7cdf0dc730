import type { DossierListItemDto } from '@pratiche/api';
import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';

/** Client, number and service of a dossier. */
export function DossierName({ dossier }: { dossier: DossierListItemDto }) {
  const service = getChoiceLabel(SERVICE_TYPES, dossier.serviceType);
  return (
    <span className="sh-line-name">
      <strong>{dossier.client.trim() || 'Cliente da indicare'}</strong>
      <span className="pr-muted">{[`N. ${dossier.id}`, service].filter(Boolean).join(' · ')}</span>
    </span>
  );
}
