import type { OwnFiguresDto } from '@pratiche/api';
import { DASHBOARD_TEXTS as TEXTS } from './texts.js';

/** What a number means, and whether it needs a look. */
export interface Hint {
  text: string;
  tone?: 'good' | 'warning';
}

/** Drafts: those near their deadline, then those left for long. */
export function describeDrafts(
  nearDeadlines: number | undefined,
  figures: OwnFiguresDto | undefined,
): Hint {
  if (nearDeadlines) return { text: TEXTS.nearDeadlines(nearDeadlines), tone: 'warning' };
  if (figures && figures.staleDrafts > 0) return { text: TEXTS.staleDrafts(figures.staleDrafts) };
  return { text: TEXTS.draftsToSend };
}

/** Sent dossiers: how long it usually takes until they are filed. */
export const describeSent = (figures: OwnFiguresDto | undefined): Hint => ({
  text: figures?.usualDays ? TEXTS.usualDays(figures.usualDays) : TEXTS.beingWorkedOn,
});

/** Completed dossiers: this year's, beside those of last year until the same day. */
export function describeCompleted(figures: OwnFiguresDto | undefined, today: string): Hint {
  if (!figures || figures.completedThisYear + figures.completedLastYear === 0)
    return { text: TEXTS.filed };
  const { completedThisYear, completedLastYear } = figures;
  const start = TEXTS.completedThisYear(completedThisYear, today.slice(0, 4));
  if (completedLastYear === 0) return { text: start };
  const more = completedThisYear - completedLastYear;
  if (more > 0) return { text: `${start} · ${TEXTS.moreThanLastYear(more)}`, tone: 'good' };
  return {
    text: `${start} · ${more === 0 ? TEXTS.asLastYear : TEXTS.fewerThanLastYear(-more)}`,
  };
}
