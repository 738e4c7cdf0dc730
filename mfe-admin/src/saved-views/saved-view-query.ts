import { SAVED_VIEW_PARAMETERS } from '@pratiche/domain';

/** The address of a list as a view keeps it. */
export const toSavedViewQuery = (address: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    SAVED_VIEW_PARAMETERS.flatMap((name) => {
      const value = address.get(name);
      return value === null || value === '' ? [] : [[name, value]];
    }),
  );

/** Whether the URL equals the query of a saved view, regardless of parameter order. */
export function isSameSavedViewQuery(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}
