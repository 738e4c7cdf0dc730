import type { DossierStatusDto } from '@pratiche/api';
import { isStatusCode } from '@pratiche/domain';
import { useRules } from '../settings/settings-context.js';

/**
 * How far a dossier is: a bar without a figure, which would be read as how much of it is filled in or
 * mended, always with the status' name beside it. A draft has no bar.
 */
export function StatusBar({ status }: { status: DossierStatusDto }) {
  const { getStatus } = useRules();
  const percentage = Math.min(100, Math.max(0, status.statusPercentage));
  return (
    <div
      className={`pr-status pr-status-${isStatusCode(status.code) ? getStatus(status.code).colour : 'grey'}`}
    >
      <span className="pr-status-name">{status.name}</span>
      {percentage > 0 && (
        <span className="pr-status-track" aria-hidden="true">
          <span style={{ width: `${percentage}%` }} />
        </span>
      )}
    </div>
  );
}
