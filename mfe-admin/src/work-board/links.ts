import { addDays, AMBER_DAYS, RED_DAYS, receivedWithin, type AGES } from '@pratiche/domain';

type Query = Record<string, string | null | undefined>;

/** A received list narrowed to what a number of the board counts. */
export function listLink(query: Query): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  const search = new URLSearchParams(given).toString();
  return `/administration/modules/received${search === '' ? '' : `?${search}`}`;
}

export const ageLink = (status: string, age: (typeof AGES)[number], today: string): string =>
  listLink({ status, ...receivedWithin(age, today) });

/** The most urgent first. */
const byDeadline = { sort: 'deadlineDate' };

export const deadlineLinks = (today: string) => ({
  past: listLink({ deadlineTo: addDays(today, -1), ...byDeadline }),
  red: listLink({ deadlineFrom: today, deadlineTo: addDays(today, RED_DAYS), ...byDeadline }),
  amber: listLink({
    deadlineFrom: addDays(today, RED_DAYS + 1),
    deadlineTo: addDays(today, AMBER_DAYS),
    ...byDeadline,
  }),
  mine: listLink({ operatorId: 'me', deadlineTo: addDays(today, AMBER_DAYS), ...byDeadline }),
});
