/** What a cell shows in place of each value. */
export const toLabelsByValue = (
  choices: readonly { value: string | number; label: string }[],
): Record<string, string> => Object.fromEntries(choices.map(({ value, label }) => [value, label]));

/** Filters in words: "Azienda: rossi · Stato: Inviata". */
export function describeFilters(
  filters: readonly (readonly [string, string | undefined])[],
): string {
  const given = filters.flatMap(([label, value]) =>
    value === undefined || value === '' ? [] : [`${label}: ${value}`],
  );
  return given.length === 0 ? 'nessuno' : given.join(' · ');
}

export function describeDateRange(
  from: string | undefined,
  to: string | undefined,
  show: (day: string) => string,
): string | undefined {
  const parts = [
    from === undefined ? '' : `dal ${show(from)}`,
    to === undefined ? '' : `al ${show(to)}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(' ');
}
