import { ADMIN_LIST_FILTERS, OFFICE_LIST_SORTS, type OfficeList } from '@pratiche/domain';

const FOLDER = '/administration/modules/';
const PAGES: Readonly<Record<string, OfficeList>> = {
  received: 'RECEIVED',
  completed: 'ELABORATED',
};
const LIST_PARAMETER = 'lista';
/** What a list's address may say; anything else on the dossier's address is not the list's. */
const LIST_PARAMETERS = ['q', 'sort', 'page', 'pageSize', ...ADMIN_LIST_FILTERS];

/** The list an operator came from. */
export interface ListOrigin {
  /** Its address, with search, filters, order and page. */
  address: string;
  /** The same as a query of the API, without the page. */
  query: Readonly<Record<string, string>> & { state: OfficeList };
}

/** The list's address as a part of the dossier's own; `null` when it is no list. */
export function toDossierSearch(listAddress: string): string | null {
  if (!listAddress.startsWith(FOLDER)) return null;
  const [page = '', search = ''] = listAddress.slice(FOLDER.length).split('?');
  if (!Object.hasOwn(PAGES, page)) return null;
  const params = new URLSearchParams({ [LIST_PARAMETER]: page });
  for (const [name, value] of new URLSearchParams(search)) params.append(name, value);
  return `?${params}`;
}

/** Reads the list out of the dossier's address; `null` when it was opened from elsewhere. */
export function readListOrigin(search: string): ListOrigin | null {
  const params = new URLSearchParams(search);
  const page = params.get(LIST_PARAMETER) ?? '';
  const state = Object.hasOwn(PAGES, page) ? PAGES[page] : undefined;
  if (state === undefined) return null;
  const kept = new URLSearchParams();
  for (const [name, value] of params)
    if (LIST_PARAMETERS.includes(name) && value !== '') kept.append(name, value);
  const address = `${FOLDER}${page}${kept.size === 0 ? '' : `?${kept}`}`;
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
