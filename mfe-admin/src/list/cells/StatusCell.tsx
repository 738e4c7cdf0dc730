import type { DossierListItemDto } from '@pratiche/api';
import {
  getReturnKind,
  isOfficeTurn,
  isOpenStatus,
  isStatusCode,
  type StatusCode,
} from '@pratiche/domain';
import { useRules } from '@pratiche/ui';
import { OfficeMenuButton } from '@pratiche/ui/office';
import type { CSSProperties } from 'react';
import { toStatusTarget } from '../status-target.js';
import type { AdminDossierList } from '../useAdminDossierList.js';
import { LIST_CELL_TEXTS } from '../texts.js';

interface StatusCellProps {
  dossier: DossierListItemDto;
  change: AdminDossierList['statusChange'];
}

const OPEN_HINT = LIST_CELL_TEXTS.atInstaller;

/** The status of a dossier, which opens the next ones: those refused are greyed with the reason. */
export function StatusCell({ dossier, change: { request, pending, busy } }: StatusCellProps) {
  const { getStatus, listStatusChoices } = useRules();
  const { code } = dossier.status;
  if (!isStatusCode(code)) return dossier.status.name;
  const isPending = pending?.target.id === dossier.id;
  const shown = getStatus(isPending ? pending.to : code);
  const isAsked = getReturnKind(shown.code) === 'corrections';
  const badge = `ad-status pr-row-badge pr-row-badge-${shown.colour} ${isAsked ? 'pr-row-badge-asked' : ''}`;
  // Where a step only waits for something, the menu says for what.
  if (!isOfficeTurn(code))
    return (
      <span className={badge} title={isOpenStatus(code) ? OPEN_HINT : shown.name}>
        <span className="ad-status-name">{shown.name}</span>{' '}
        <StatusProgress percentage={shown.statusPercentage} />
      </span>
    );
  const choices = listStatusChoices({
    status: code,
    filingRefusal: dossier.filingRefusal,
    openRequests: dossier.openRequests,
  });
  return (
    <OfficeMenuButton
      className={badge}
      label={LIST_CELL_TEXTS.statusOf(dossier.id, shown.name, shown.statusPercentage)}
      title={shown.name}
      disabled={busy && isPending}
      items={choices.map((choice) => ({
        key: choice.code,
        label: getStatus(choice.code).name,
        refusal: choice.refusal,
      }))}
      onSelect={(to) => request(toStatusTarget(dossier, code), to as StatusCode)}
    >
      <span className="ad-status-name">{shown.name}</span>{' '}
      <span aria-hidden="true" className="ad-status-arrow" />
      <StatusProgress percentage={shown.statusPercentage} />
    </OfficeMenuButton>
  );
}

/** A bar as long as the dossier has come, and its percentage in figures. */
const StatusProgress = ({ percentage }: { percentage: number }) => (
  <>
    <span
      aria-hidden="true"
      className="ad-status-bar"
      style={{ '--ad-status-progress': `${percentage}%` } as CSSProperties}
    />
    <span className="ad-status-percentage pr-number">{LIST_CELL_TEXTS.percentage(percentage)}</span>
  </>
);
