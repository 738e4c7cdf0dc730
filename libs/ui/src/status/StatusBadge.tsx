import type { DossierStatusDto } from '@pratiche/api';
import { getReturnKind, isStatusCode } from '@pratiche/domain';
import { useRules } from '../settings/settings-context.js';

/** A status by its name, in its colour. */
export function StatusBadge({ status }: { status: DossierStatusDto }) {
  const { getStatus } = useRules();
  const colour = isStatusCode(status.code) ? getStatus(status.code).colour : 'grey';
  const isAsked = getReturnKind(status.code) === 'corrections';
  return (
    <span className={`pr-row-badge pr-row-badge-${colour} ${isAsked ? 'pr-row-badge-asked' : ''}`}>
      {status.name}
    </span>
  );
}
