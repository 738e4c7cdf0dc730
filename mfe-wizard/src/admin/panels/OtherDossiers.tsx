import type { OtherDossierDto } from '@pratiche/api';
import { formatDay, getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import { Link } from 'react-router';
import { PANEL_TEXTS } from './texts.js';

const formatWorks = ({ worksFrom, worksTo }: OtherDossierDto): string =>
  worksFrom === null || worksTo === null
    ? ''
    : PANEL_TEXTS.worksBetween(formatDay(worksFrom), formatDay(worksTo));

/** The dossiers that have unit or person in common, to open them. */
export function OtherDossiers({ others }: { others: readonly OtherDossierDto[] }) {
  if (others.length === 0) return null;
  return (
    <ul className="admin-warnings" aria-label={PANEL_TEXTS.toCompare}>
      {others.map((other) => (
        <li key={other.id}>
          <Link to={`/administration/modules/edit/${other.id}`}>
            {PANEL_TEXTS.dossierOf(other.id, other.client)}
          </Link>{' '}
          <span className="pr-muted">
            {[
              other.businessName,
              getChoiceLabel(SERVICE_TYPES, other.serviceType),
              other.status.name,
              formatWorks(other),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
