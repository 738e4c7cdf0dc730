import type { ListParams, ListQuery } from './list-params.js';

/** Returns the sort of the URL if the list supports its field, otherwise the list's default. */
export const resolveSort = (
  sort: string | null,
  names: readonly string[],
  own: string | null,
): string | null => (sort !== null && names.includes(sort.replace(/^-/, '')) ? sort : own);

/** Builds the request to the server, with only those filters of the URL that the list supports. */
export function toListQuery(
  { page, pageSize, sort, search, filters }: ListParams,
  names: readonly string[],
): ListQuery {
  const known = Object.fromEntries(
    names.flatMap((name) => (filters[name] ? [[name, filters[name]]] : [])),
  );
  return {
    ...known,
    page,
    pageSize,
    ...(sort === null ? {} : { sort }),
    ...(search === '' ? {} : { search }),
  };
}
