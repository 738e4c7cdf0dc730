import type { ListParams } from './list-params.js';
import type { ListQuery } from './useListParams.js';

/** The sort of the address if the list knows its field, otherwise the list's own. */
export const resolveSort = (
  sort: string | null,
  names: readonly string[],
  own: string | null,
): string | null => (sort !== null && names.includes(sort.replace(/^-/, '')) ? sort : own);

/** What the server is asked: of the address only the filters the list knows. */
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
