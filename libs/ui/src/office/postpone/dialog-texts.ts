import { selectPlural } from '@pratiche/domain';

/** What the dialog says that puts dossiers off, in one place to proofread. */
export const POSTPONE_DIALOG_TEXTS = {
  title: (count: number) => selectPlural(count, 'Rimanda la pratica', `Rimanda ${count} pratiche`),
  dayMissing: 'Scegli un giorno.',
  about: 'Lascia la coda fino al giorno scelto. Se l’installatore risponde prima, torna subito.',
  untilWhen: 'Fino a quando',
  otherDay: 'Un altro giorno',
  postpone: 'Rimanda',
  note: 'Nota per i colleghi (facoltativa)',
} as const;
