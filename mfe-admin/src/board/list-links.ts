import {
  addDays,
  AMBER_DAYS,
  RED_DAYS,
  getReceivedDateRange,
  type WAITING_AGES,
} from '@pratiche/domain';

type Query = Record<string, string | null | undefined>;

/** A received list narrowed to what a number of the board counts. */
export const receivedListLink = (query: Query): string => listLink('received', query);

/** The same for dossiers that are with ENEA or completed. */
export const completedListLink = (query: Query): string => listLink('completed', query);

function listLink(list: 'received' | 'completed', query: Query): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const search = new URLSearchParams(given).toString();
  return `/administration/modules/${list}${search === '' ? '' : `?${search}`}`;
}

export const receivedListAgeLink = (
  status: string,
  age: (typeof WAITING_AGES)[number],
  today: string,
): string => receivedListLink({ status, ...getReceivedDateRange(age, today) });

/** The most urgent first. */
const byDeadline = { sort: 'deadlineDate' };

export const receivedListDeadlineLinks = (today: string) => ({
  past: receivedListLink({ deadlineTo: addDays(today, -1), ...byDeadline }),
  red: receivedListLink({
    deadlineFrom: today,
    deadlineTo: addDays(today, RED_DAYS),
    ...byDeadline,
  }),
  amber: receivedListLink({
    deadlineFrom: addDays(today, RED_DAYS + 1),
    deadlineTo: addDays(today, AMBER_DAYS),
    ...byDeadline,
  }),
  mine: receivedListLink({
    operatorId: 'me',
    deadlineTo: addDays(today, AMBER_DAYS),
    ...byDeadline,
  }),
});
