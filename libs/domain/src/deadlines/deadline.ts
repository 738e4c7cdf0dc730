import { addDays, daysBetween } from './calendar-days.js';

/** Days to send a dossier after the works end: 90 by law less a working buffer. */
export const SENDING_DAYS = 84;

/** Message of a dossier that comes too late (spec wizard §5). */
export const PAST_DEADLINE_MESSAGE =
  'La pratica non può essere inviata in quanto sono passati più di 84 giorni dalla data di conclusione dei lavori';

/** A late opening of ENEA's site: for works ended within the period the days count from `opensOn`. */
export interface EneaOpening {
  worksEndedFrom: string;
  worksEndedTo: string;
  opensOn: string;
}

export interface EneaOpeningSettings {
  readonly eneaOpenings: readonly EneaOpening[];
}

/** None built in: a SuperAdmin enters them. */
export const ENEA_OPENINGS: readonly EneaOpening[] = [];

/** Last day on which the dossier may be sent; `null` while the works have no end date. */
export function calculateDeadline(
  endDate: string | null,
  openings: readonly EneaOpening[],
): string | null {
  if (endDate === null) return null;
  const start = openings
    .filter((opening) => opening.worksEndedFrom <= endDate && endDate <= opening.worksEndedTo)
    .reduce((latest, { opensOn }) => (opensOn > latest ? opensOn : latest), endDate);
  return addDays(start, SENDING_DAYS);
}

/** Whether the last day for sending is over. */
export function isPastDeadline(
  endDate: string | null,
  today: string,
  openings: readonly EneaOpening[],
): boolean {
  const deadline = calculateDeadline(endDate, openings);
  return deadline !== null && today > deadline;
}

export type DeadlineLight = 'green' | 'amber' | 'red';

/** Days left; 0 on the last day, negative afterwards. */
export const countDaysLeft = (deadline: string, today: string): number =>
  daysBetween(today, deadline);

/** Days left from which on the light is amber, and red. */
export const AMBER_DAYS = 14;
export const RED_DAYS = 3;

/** Traffic light of a deadline: amber from 14 days before, red from 3 days before or past. */
export function getDeadlineLight(deadline: string, today: string): DeadlineLight {
  const left = countDaysLeft(deadline, today);
  if (left <= RED_DAYS) return 'red';
  return left <= AMBER_DAYS ? 'amber' : 'green';
}

/** Days before the deadline on which the owner of a draft is reminded. */
export const REMINDER_DAYS = [30, 14, 7, 3] as const;

/** The reminder due on a day, as days before the deadline; `null` when none is. */
export const findDueReminderDays = (deadline: string, today: string): number | null =>
  REMINDER_DAYS.find((days) => days === countDaysLeft(deadline, today)) ?? null;

/** Days left in words: "tra 3 giorni", "scade oggi", "scaduta da 2 giorni". */
export function formatDaysLeft(deadline: string, today: string): string {
  const left = countDaysLeft(deadline, today);
  if (left === 0) return 'scade oggi';
  const count = Math.abs(left);
  const days = count === 1 ? '1 giorno' : `${count} giorni`;
  return left > 0 ? `tra ${days}` : `scaduta da ${days}`;
}
