import type { DossierListItemDto } from '@pratiche/api';
import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import { Link } from 'react-router';
import { DASHBOARD_TEXTS } from './texts.js';

interface DossierNameProps {
  dossier: DossierListItemDto;
  /** Where the client's name leads; without it the name is plain text. */
  to?: string | undefined;
}

/** Client, number and service of a dossier. */
export function DossierName({ dossier, to }: DossierNameProps) {
  const service = getChoiceLabel(SERVICE_TYPES, dossier.serviceType);
  const client = dossier.client.trim() || DASHBOARD_TEXTS.noClient;
  return (
    <span className="sh-line-name">
      {to === undefined ? (
        <strong>{client}</strong>
      ) : (
        <Link to={to}>
          {client}
          <span className="pr-visually-hidden">{DASHBOARD_TEXTS.dossier(dossier.id)}</span>
        </Link>
      )}
      <span className="pr-muted">
        {[DASHBOARD_TEXTS.number(dossier.id), service].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
