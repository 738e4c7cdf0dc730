/** The option an arrow has marked; while there is none, the first shows that Enter takes it. */
export const comboOptionClass = (index: number, marked: number): string =>
  index === marked
    ? 'pr-option pr-option-now'
    : index === 0 && marked < 0
      ? 'pr-option pr-option-enter'
      : 'pr-option';

/** What the list says instead of, or after, its options. */
export function comboListNote(
  state: 'ready' | 'loading' | 'failed',
  count: number,
  more: number,
  nothingFound: string,
): string | null {
  if (state === 'loading') return 'Ricerca in corso…';
  if (state === 'failed') return 'La ricerca non è riuscita: riprova tra qualche istante.';
  if (count === 0) return nothingFound;
  return more > 0 ? `Altri ${more} risultati: scrivi qualche lettera in più` : null;
}
