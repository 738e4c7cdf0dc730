import { selectPlural } from '@pratiche/domain';

/** The option an arrow has marked; while there is none, the first shows that Enter takes it. */
export const comboOptionClass = (index: number, marked: number): string =>
  index === marked
    ? 'pr-option pr-option-now'
    : index === 0 && marked < 0
      ? 'pr-option pr-option-enter'
      : 'pr-option';

/** What the list of a combo field says, in one place to proofread. */
export const COMBO_TEXTS = {
  clear: (label: string) => `Svuota: ${label}`,
  proposalsFor: (label: string) => `${label}: valori proposti`,
  nothingFound: 'Nessun risultato',
  notChosen: (text: string) => `«${text}» non è ancora scelto: scegli una voce dall’elenco.`,
  searching: 'Ricerca in corso…',
  failed: 'La ricerca non è riuscita: riprova tra qualche istante.',
  all: (count: number) => selectPlural(count, 'Un risultato', `${count} risultati`),
  more: (count: number) =>
    `${selectPlural(count, 'Un altro risultato', `Altri ${count} risultati`)}: scrivi qualche lettera in più`,
} as const;

/** What the list says instead of, or after, its options. */
export function comboListNote(
  state: 'ready' | 'loading' | 'failed',
  count: number,
  more: number,
  nothingFound: string,
): string {
  if (state === 'loading') return COMBO_TEXTS.searching;
  if (state === 'failed') return COMBO_TEXTS.failed;
  if (count === 0) return nothingFound;
  return more > 0 ? COMBO_TEXTS.more(more) : COMBO_TEXTS.all(count);
}
