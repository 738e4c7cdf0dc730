/** State of a list, stored in the URL. */
export interface ListParams {
  page: number;
  pageSize: number;
  /** Field name, `-` before it for descending; `null` for the server's own order. */
  sort: string | null;
  search: string;
  /** Filters of the screen by name; absent ones are not there. */
  filters: Record<string, string>;
}

/** The list's part of an API query: sort, search and filters by name; the API refuses values it does not know. */
export type ListQuery = { page: number; pageSize: number } & Record<
  string,
  string | number | undefined
>;

export const PAGE_SIZES = [10, 20, 30, 40] as const;

export const DEFAULT_LIST_PARAMS: ListParams = {
  page: 1,
  pageSize: 20,
  sort: null,
  search: '',
  filters: {},
};

const RESERVED_PARAMS = new Set(['page', 'pageSize', 'sort', 'q']);

/** Reads an address; nonsense in it counts as absent. */
export function readListParams(query: URLSearchParams, defaults: ListParams): ListParams {
  const page = Number(query.get('page'));
  const pageSize = Number(query.get('pageSize'));
  const sort = query.get('sort');
  return {
    page: Number.isSafeInteger(page) && page >= 1 ? page : defaults.page,
    pageSize: PAGE_SIZES.some((size) => size === pageSize) ? pageSize : defaults.pageSize,
    sort: sort !== null && /^-?[a-zA-Z]+$/.test(sort) ? sort : defaults.sort,
    search: query.get('q') ?? defaults.search,
    filters: readFilters(query, defaults),
  };
}

function readFilters(query: URLSearchParams, defaults: ListParams): Record<string, string> {
  const filters = { ...defaults.filters };
  for (const [name, value] of query) {
    if (RESERVED_PARAMS.has(name)) continue;
    if (value === '') delete filters[name];
    else filters[name] = value;
  }
  return filters;
}

/** Writes an address: only what differs from the defaults, so that a plain list has a plain address. */
export function writeListParams(params: ListParams, defaults: ListParams): URLSearchParams {
  const query = new URLSearchParams();
  if (params.search !== defaults.search) query.set('q', params.search);
  for (const [name, value] of Object.entries(params.filters))
    if (value !== defaults.filters[name]) query.set(name, value);
  // A removed default filter must not return when the URL is read again.
  for (const name of Object.keys(defaults.filters))
    if (!(name in params.filters)) query.set(name, '');
  if (params.sort !== null && params.sort !== defaults.sort) query.set('sort', params.sort);
  if (params.page !== defaults.page) query.set('page', String(params.page));
  if (params.pageSize !== defaults.pageSize) query.set('pageSize', String(params.pageSize));
  return query;
}

/** Sort after a click on a column: ascending, descending, ascending … */
export function nextSort(sort: string | null, key: string): string {
  return sort === key ? `-${key}` : key;
}
