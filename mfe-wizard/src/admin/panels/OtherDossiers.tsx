import type { OtherDossierDto } from '@pratiche/api';
import { formatDay, getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import { Link } from 'react-router';

const formatWorks = ({ worksFrom, worksTo }: OtherDossierDto): string =>
  worksFrom === null || worksTo === null
    ? ''
    : `lavori dal ${formatDay(worksFrom)} al ${formatDay(worksTo)}`;

/** The dossiers that have unit or person in common, to open them. */
export function OtherDossiers({ others }: { others: readonly OtherDossierDto[] }) {
  if (others.length === 0) return null;
  return (
    <ul className="admin-warnings" aria-label="Pratiche da confrontare">
      {others.map((other) => (
        <li key={other.id}>
          <Link to={`/administration/modules/edit/${other.id}`}>
            Pratica {other.id} · {other.client}
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
