import type { DossierListItemDto } from '@pratiche/api';
import { getDeadlineLight, getReturnKind, getTodayInRome } from '@pratiche/domain';
import { DeadlineLight, MessageBadges, StatusBadge } from '@pratiche/ui';
import { DoubtBadge, toDraftPath, type RowCardContent } from '@pratiche/ui/lists';
import { dossierCardHead } from '../shared/dossier-card.js';
import { isRefused } from './ReturnReasonDialog.js';
import { DRAFTS_TEXTS as TEXTS } from './texts.js';

/** A draft on a phone: what came back says why, the others how long there is. */
export function toDraftCard(dossier: DossierListItemDto): RowCardContent {
  const { status, rejectReason, returnProgress, deadlineDate } = dossier;
  const { unreadMessages, openRequests, doubts } = dossier;
  const head = dossierCardHead(dossier);
  const deadline = <DeadlineLight deadline={deadlineDate} isShort />;
  const mended = TEXTS.mended[returnProgress ?? 'open'];
  if (rejectReason !== null)
    return {
      ...head,
      badge:
        getReturnKind(status.code) === 'corrections' ? (
          <StatusBadge status={status} />
        ) : (
          <span
            className={`pr-row-badge pr-row-badge-${isRefused(dossier) ? 'red' : 'yellow pr-row-badge-asked'}`}
          >
            {isRefused(dossier) ? TEXTS.rejectLabel : TEXTS.correctionsAsked}
          </span>
        ),
      note: (
        <>
          {deadline} · {mended && <strong>{mended} · </strong>}«{rejectReason}»
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
