import type { DossierListItemDto } from '@pratiche/api';
import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import { DateText, DeadlineLight, MessageBadges, StatusBadge } from '@pratiche/ui';
import type { RowCardContent } from '@pratiche/ui/lists';
import { OWNER_LIST_TEXTS as TEXTS } from './texts.js';

/** Client, number and service: what every card of a dossier starts with. */
export const dossierCardHead = ({
  id,
  client,
  serviceType,
}: DossierListItemDto): Pick<RowCardContent, 'to' | 'title' | 'line'> => ({
  to: `/modules/edit/${id}`,
  title: client || TEXTS.noClient,
  line: TEXTS.cardLine(id, getChoiceLabel(SERVICE_TYPES, serviceType)),
});

/** A dossier that left the fitter's hands, on a phone. */
export function toSentCard(dossier: DossierListItemDto): RowCardContent {
  const { status, sentDate, deadlineDate, unreadMessages, openRequests } = dossier;
  return {
    ...dossierCardHead(dossier),
    badge: <StatusBadge status={status} />,
    note: (
      <>
        <MessageBadges unread={unreadMessages} openRequests={openRequests} />{' '}
        <span className="pr-muted">
          {TEXTS.sentOn} <DateText value={sentDate} /> ·{' '}
          <DeadlineLight deadline={deadlineDate} status={status.code} isShort />
        </span>
      </>
    ),
    ...(unreadMessages + openRequests > 0 ? { tone: 'warning' as const } : {}),
  };
}
