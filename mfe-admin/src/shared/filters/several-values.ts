/** Values of a filter that takes several, as the address has them: "SENT,ACCEPTED". */
export const readValues = (text: string | undefined): string[] =>
  text === undefined || text === '' ? [] : [...new Set(text.split(','))];

/** The filter with a value put in or taken out, in the order of the choices; `null` for none. */
export function toggleValue(
  text: string | undefined,
  value: string,
  order: readonly string[],
): string | null {
  const before = readValues(text);
  const after = before.includes(value)
    ? before.filter((one) => one !== value)
    : [...before, value].sort((one, other) => order.indexOf(one) - order.indexOf(other));
  return after.length === 0 ? null : after.join(',');
}
