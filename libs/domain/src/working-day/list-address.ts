import type { OfficeList } from '../statuses/index.js';

/** Where the office lists have their pages. */
export const OFFICE_LIST_FOLDER = '/administration/modules/';

/** The office lists by the last part of their paths. */
export const OFFICE_LIST_PAGES: Readonly<Record<string, OfficeList>> = {
  received: 'RECEIVED',
  completed: 'ELABORATED',
};

/** Names the list in the address of a dossier. */
export const LIST_PARAMETER = 'lista';

/** A list's address as a part of the address of a dossier opened from it; `null` when it is no list. */
export function toDossierSearch(listAddress: string): string | null {
  if (!listAddress.startsWith(OFFICE_LIST_FOLDER)) return null;
  const [page = '', search = ''] = listAddress.slice(OFFICE_LIST_FOLDER.length).split('?');
  if (!Object.hasOwn(OFFICE_LIST_PAGES, page)) return null;
  return `?${LIST_PARAMETER}=${page}${search && `&${search}`}`;
}
