import type { DossierListItemDto } from '@pratiche/api';
import { DASHBOARD_TEXTS } from './texts.js';

/** A dossier that waits for the fitter: sent back with a reason, or a draft near its deadline. */
export interface TodayItem {
  kind: 'correction' | 'deadline';
  dossier: DossierListItemDto;
}

/** What waits for the fitter, each dossier once: what came back first, then the nearest deadline. */
export function listTodayItems(
  corrections: readonly DossierListItemDto[],
  nearDeadlines: readonly DossierListItemDto[],
): TodayItem[] {
  const returned = new Set(corrections.map(({ id }) => id));
  return [
    ...corrections.map((dossier) => ({ kind: 'correction' as const, dossier })),
    ...nearDeadlines
      .filter(({ id }) => !returned.has(id))
      .map((dossier) => ({ kind: 'deadline' as const, dossier })),
  ];
}

/** "Ciao Ines, oggi hai 2 cose da fare"; without a number while it is not known. */
export function describeToday(name: string, count: number | undefined): string {
  if (count === undefined) return DASHBOARD_TEXTS.hello(name);
  if (count === 0) return DASHBOARD_TEXTS.helloNothing(name);
  return DASHBOARD_TEXTS.helloThings(name, count);
}

/** The dossiers that are not already among those that wait. */
export function listOthers(
  dossiers: readonly DossierListItemDto[],
  today: readonly TodayItem[],
): DossierListItemDto[] {
  const waiting = new Set(today.map(({ dossier }) => dossier.id));
  return dossiers.filter(({ id }) => !waiting.has(id));
}
