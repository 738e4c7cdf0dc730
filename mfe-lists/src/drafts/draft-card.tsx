import type { DossierListItemDto } from '@pratiche/api';
import { getDeadlineLight, getReturnKind, getTodayInRome } from '@pratiche/domain';
import { DeadlineLight, MessageBadges, StatusBadge } from '@pratiche/ui';
import { DoubtBadge, toDraftPath, type RowCardContent } from '@pratiche/ui/lists';
import { dossierCardHead } from '../shared/dossier-card.js';
import { returnReasonLabel } from './ReturnReasonDialog.js';

/** A draft on a phone: what came back says why, the others how long there is. */
export function toDraftCard(dossier: DossierListItemDto): RowCardContent {
  const { status, rejectReason, deadlineDate, unreadMessages, openRequests, doubts } = dossier;
  const head = dossierCardHead(dossier);
  const deadline = <DeadlineLight deadline={deadlineDate} isShort />;
  if (rejectReason !== null)
    return {
      ...head,
      badge:
        getReturnKind(status.code) === 'corrections' ? (
          <StatusBadge status={status} />
        ) : (
          <span className="pr-row-badge pr-row-badge-red">{returnReasonLabel(dossier)}</span>
        ),
      note: (
        <>
          {deadline} · «{rejectReason}»
        </>
      ),
      tone: 'danger',
    };
  const isNear =
    deadlineDate !== null && getDeadlineLight(deadlineDate, getTodayInRome()) !== 'green';
  return {
    ...head,
    to: toDraftPath(dossier.id, doubts),
    badge: deadline,
    ...(unreadMessages + openRequests + doubts > 0
      ? {
          note: (
            <>
              <MessageBadges unread={unreadMessages} openRequests={openRequests} />{' '}
              <DoubtBadge count={doubts} />
            </>
          ),
        }
      : {}),
    ...(isNear ? { tone: 'warning' as const } : {}),
  };
}
