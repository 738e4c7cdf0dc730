import type { DossierStatusDto } from '@pratiche/api';
import { isStatusCode } from '@pratiche/domain';
import { useRules } from '../settings/settings-context.js';

/** A status by its name, in its colour. */
export function StatusBadge({ status }: { status: DossierStatusDto }) {
  const { getStatus } = useRules();
  const colour = isStatusCode(status.code) ? getStatus(status.code).colour : 'grey';
  return <span className={`pr-row-badge pr-row-badge-${colour}`}>{status.name}</span>;
}
