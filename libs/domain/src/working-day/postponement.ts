import { addDays } from '../deadlines/calendar-days.js';
import { formatDay, isValidDay } from '../formats/dates.js';
import { RETURNABLE_STATUS_CODES } from '../queue/charge.js';
import {
  getStatus,
  isOpenStatus,
  type StatusCode,
  type StatusNameSettings,
} from '../statuses/index.js';

/** Placeholder for a day: the dossier waits for its fitter. */
export const UNTIL_ANSWER = '9999-12-31';
/** Of a dossier that waits for nothing. */
export const NOT_POSTPONED = '';
/** Longer than this an operator does not remember why. */
export const MAX_POSTPONED_DAYS = 90;
export const POSTPONEMENT_NOTE_MAX = 300;

/** Who put a dossier off, when and why. */
export interface Postponement {
  readonly accountId: number;
  readonly who: string;
  /** ISO moment. */
  readonly at: string;
  readonly note: string | null;
}

/** Statuses in which the next act is the operator's, who may put it off. */
export const POSTPONABLE_STATUS_CODES = RETURNABLE_STATUS_CODES;

/** On the day itself the dossier is back. */
export const isPostponed = (until: string, today: string): boolean => until > today;

/** Italian message why a dossier cannot be postponed; `null` when it can. */
export function validatePostponable(
  status: StatusCode,
  settings: StatusNameSettings,
): string | null {
  if (POSTPONABLE_STATUS_CODES.includes(status)) return null;
  return isOpenStatus(status)
    ? 'La pratica è in mano all’installatore: torna da sola quando la invia.'
    : `Non puoi rimandare una pratica nello stato «${getStatus(status, settings).name}».`;
}

/** Italian message why a day cannot be chosen; `null` when it can. `null` as the day waits for the fitter. */
export function validatePostponementDay(until: string | null, today: string): string | null {
  if (until === null) return null;
  if (!isValidDay(until)) return 'Scegli un giorno.';
  if (until <= today) return 'Scegli un giorno dopo oggi.';
  return until > addDays(today, MAX_POSTPONED_DAYS)
    ? `Puoi rimandare al massimo di ${MAX_POSTPONED_DAYS} giorni.`
    : null;
}

/** How a postponement ended, with the words for the history of its dossier. */
const ENDING_TEXTS = {
  day: 'È arrivato il giorno.',
  answer: 'L’installatore ha risposto.',
  resumed: 'Ripresa prima del tempo.',
  status: 'Lo stato è cambiato.',
  undone: 'Rinvio annullato.',
} as const;
export type PostponementEnding = keyof typeof ENDING_TEXTS;

export const describePostponementEnding = (ending: PostponementEnding): string =>
  ENDING_TEXTS[ending];

/** "fino al 12/12/2026". */
export const formatUntil = (until: string | null): string =>
  until === null || until === UNTIL_ANSWER
    ? 'finché l’installatore risponde'
    : `fino al ${formatDay(until)}`;

export interface PostponementChoice {
  readonly label: string;
  /** `null`: until the fitter answers. */
  readonly until: string | null;
}

/** The usual days, each under a number key; a day that has two names is offered once. */
export function listPostponementChoices(today: string): readonly PostponementChoice[] {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const choices: readonly PostponementChoice[] = [
    { label: 'Domani', until: addDays(today, 1) },
    { label: 'Tra 3 giorni', until: addDays(today, 3) },
    { label: 'Lunedì prossimo', until: addDays(today, 7 - weekday) },
    { label: 'Finché l’installatore risponde', until: null },
  ];
  return choices.filter(
    ({ until }, index) => choices.findIndex((choice) => choice.until === until) === index,
  );
}
