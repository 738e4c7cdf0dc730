import { isOfficeTurn } from '../office-list/work-turn.js';
import { STATUSES, type StatusCode } from '../statuses/index.js';

/** Those whom an open dossier waits for: the office now or on another day, its fitter, ENEA. */
export const NEXT_ACTORS = ['office', 'officeLater', 'fitter', 'fitterAnswer', 'enea'] as const;
export type NextActor = (typeof NEXT_ACTORS)[number];

/** Until when a dossier was put off: a day, or the answer of its fitter. */
export type PostponedFor = 'day' | 'answer';

/** Who must act next on a dossier of the office's lists; `null` where nothing is to be done. */
export function findNextActor(
  code: StatusCode,
  postponedFor: PostponedFor | null = null,
): NextActor | null {
  const status = STATUSES[code];
  if (status.isCompleted || status.officeList === null) return null;
  if (status.isFiled) return 'enea';
  if (!isOfficeTurn(code)) return 'fitter';
  if (postponedFor === null) return 'office';
  return postponedFor === 'day' ? 'officeLater' : 'fitterAnswer';
}

/** Statuses in which a dossier waits for somebody, unless it was put off. */
export const listStatusesOf = (actor: NextActor): StatusCode[] =>
  (Object.keys(STATUSES) as StatusCode[]).filter((code) => findNextActor(code) === actor);
