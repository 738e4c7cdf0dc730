import {
  ADMIN_LIST_FILTERS,
  OFFICE_LIST_SORTS,
  type OfficeList,
  LIST_PARAMETER,
  OFFICE_LIST_FOLDER,
  OFFICE_LIST_PAGES,
} from '@pratiche/domain';

/** What a list's address may say; anything else on the dossier's address is not the list's. */
const LIST_PARAMETERS = ['q', 'sort', 'page', 'pageSize', ...ADMIN_LIST_FILTERS];

/** The list an operator came from. */
export interface ListOrigin {
  /** Its address, with search, filters, order and page. */
  address: string;
  /** The same as a query of the API, without the page. */
  query: Readonly<Record<string, string>> & { state: OfficeList };
}

/** Reads the list out of the dossier's address; `null` when it was opened from elsewhere. */
export function readListOrigin(search: string): ListOrigin | null {
  const params = new URLSearchParams(search);
  const page = params.get(LIST_PARAMETER) ?? '';
  const state = Object.hasOwn(OFFICE_LIST_PAGES, page) ? OFFICE_LIST_PAGES[page] : undefined;
  if (state === undefined) return null;
  const kept = new URLSearchParams();
  for (const [name, value] of params)
    if (LIST_PARAMETERS.includes(name) && value !== '') kept.append(name, value);
  const address = `${OFFICE_LIST_FOLDER}${page}${kept.size === 0 ? '' : `?${kept}`}`;
  const { q, page: _page, pageSize: _pageSize, sort, ...filters } = Object.fromEntries(kept);
  const order = sort ?? OFFICE_LIST_SORTS[state];
  return {
    address,
    query: {
      ...filters,
      ...(q === undefined ? {} : { search: q }),
      ...(order === null ? {} : { sort: order }),
      state,
    },
  };
}

/** The list's address that the page before handed over. */
export function readOriginAddress(state: unknown): string | null {
  const from: unknown =
    typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : null;
}
