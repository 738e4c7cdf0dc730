import { formatCount } from '../formats/index.js';
import type { DossierForm } from '../dossier/index.js';
import { addDays, daysBetween } from './calendar-days.js';
import { getNextWorkingDay } from './working-days.js';

/** Days to send a dossier after the works end: 90 by law less a working buffer. */
export const SENDING_DAYS = 84;
/** Days that the law gives for filing with ENEA. */
export const LEGAL_DAYS = 90;

/** Message of a dossier that comes too late (spec wizard §5). */
export const PAST_DEADLINE_MESSAGE =
  'La pratica non può essere inviata in quanto sono passati più di 84 giorni dalla data di conclusione dei lavori';

/** Message of a returned dossier after the day of the law. */
export const PAST_LEGAL_DEADLINE_MESSAGE =
  'La pratica non può essere inviata: il termine di legge di 90 giorni dalla fine dei lavori è passato. Il beneficiario può ancora rimediare con la «remissione in bonis» entro la prima dichiarazione dei redditi utile: rivolgiti a un commercialista o a un CAF, e all’assistenza del portale per la pratica';

/**
 * A late opening of ENEA's site: for works ended within the period, and for expenses of a year, the
 * days count from `opensOn`.
 */
export interface EneaOpening {
  worksEndedFrom: string;
  worksEndedTo: string;
  /** First day on which the works began; absent or `null` for works begun at any time. */
  worksBegunFrom?: string | null;
  /** Year of the expense, the reference year of the dossier; `null` for every year. */
  expenseYear: number | null;
  opensOn: string;
  /** Notice behind the row, Italian; absent or `null` where it is not written down. */
  source?: string | null;
}

export interface EneaOpeningSettings {
  readonly eneaOpenings: readonly EneaOpening[];
}

/** Openings until now, as ENEA announced them; a SuperAdmin adds later ones. */
export const ENEA_OPENINGS: readonly EneaOpening[] = [
  {
    worksEndedFrom: '2025-01-01',
    worksEndedTo: '2025-06-30',
    expenseYear: 2025,
    opensOn: '2025-06-30',
  },
  {
    worksEndedFrom: '2026-01-01',
    worksEndedTo: '2026-01-22',
    expenseYear: null,
    opensOn: '2026-01-22',
  },
  {
    worksEndedFrom: '2025-01-01',
    worksEndedTo: '2025-12-31',
    expenseYear: 2026,
    opensOn: '2026-01-22',
  },
  // Known through others than ENEA: the office has still to check it.
  {
    worksEndedFrom: '2026-02-04',
    worksEndedTo: '2026-06-24',
    worksBegunFrom: '2026-02-04',
    expenseYear: null,
    opensOn: '2026-06-25',
    source: 'Avviso ENEA del 25/6/2026, da verificare',
  },
];

/** Facts of a dossier that its deadline depends on. */
export type DeadlineDates = Pick<
  DossierForm,
  'interventionStartDate' | 'interventionEndDate' | 'annoRiferimento'
>;

const isBegunFrom = (start: string | null, first: string | null): boolean =>
  first === null || (start !== null && first <= start);

/** Late openings that hold for a dossier, by start and end of its works and year of expense. */
export const listOpenings = (
  { interventionStartDate: start, interventionEndDate: end, annoRiferimento: year }: DeadlineDates,
  openings: readonly EneaOpening[],
): EneaOpening[] =>
  end === null
    ? []
    : openings.filter(
        ({ worksEndedFrom, worksEndedTo, worksBegunFrom = null, expenseYear }) =>
          worksEndedFrom <= end &&
          end <= worksEndedTo &&
          isBegunFrom(start, worksBegunFrom) &&
          (expenseYear === null || expenseYear === year),
      );

/** Last working day on which the dossier may be sent; `null` while the works have no end date. */
export function calculateDeadline(
  dates: DeadlineDates,
  openings: readonly EneaOpening[],
): string | null {
  const { interventionEndDate: end } = dates;
  if (end === null) return null;
  const start = listOpenings(dates, openings).reduce(
    (latest, { opensOn }) => (opensOn > latest ? opensOn : latest),
    end,
  );
  return addDays(start, SENDING_DAYS);
}

/**
 * Last day of the law for a deadline: day 90, or the next working day (art. 7 D.L. 70/2011:
 * Saturdays count as holidays).
 */
export const getLegalDeadline = (deadline: string): string =>
  getNextWorkingDay(addDays(deadline, LEGAL_DAYS - SENDING_DAYS));

/** Whether the back office sent a dossier back and it was not sent since: the reason stays until then. */
export const isSentBack = ({ rejectReason }: { rejectReason: string | null }): boolean =>
  rejectReason !== null;

/**
 * Why a dossier comes too late, Italian; `null` while it may be sent. One that the back office sent
 * back may be sent again until the day of the law.
 */
export function validateDeadline(
  dates: DeadlineDates,
  today: string,
  hasBeenSentBack: boolean,
  openings: readonly EneaOpening[],
): string | null {
  const deadline = calculateDeadline(dates, openings);
  if (deadline === null || today <= deadline) return null;
  if (!hasBeenSentBack) return PAST_DEADLINE_MESSAGE;
  return today <= getLegalDeadline(deadline) ? null : PAST_LEGAL_DEADLINE_MESSAGE;
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
  const days = formatCount(count, 'giorno', 'giorni');
  return left > 0 ? `tra ${days}` : `scaduta da ${days}`;
}

/** The same for a narrow column: "tra 3 g", "oggi", "3 g fa". */
export function formatDaysLeftShort(deadline: string, today: string): string {
  const left = countDaysLeft(deadline, today);
  if (left === 0) return 'oggi';
  return left > 0 ? `tra ${left} g` : `${-left} g fa`;
}
