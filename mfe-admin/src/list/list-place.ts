/** Where an operator left a list to look into a dossier. */
export interface ListPlace {
  /** Path and query of the list. */
  address: string;
  /** The dossier that was opened. */
  id: number;
  scrollY: number;
  ticked: readonly number[];
  /** Rows of other pages were ticked too. */
  isBeyondPage?: boolean;
}

const STORAGE_KEY = 'office-list-place';

/** Kept for this tab only: another one has a place of its own. */
export const saveListPlace = (place: ListPlace): void =>
  window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(place));

/** The place of a list that was left; `null` when another list was. */
export function readListPlace(address: string): ListPlace | null {
  const text = window.sessionStorage.getItem(STORAGE_KEY);
  if (text === null) return null;
  const place = JSON.parse(text) as ListPlace;
  return place.address === address ? place : null;
}

export const forgetListPlace = (): void => window.sessionStorage.removeItem(STORAGE_KEY);

/** `id` of the element of a dossier's row. */
export const dossierRowId = (id: number): string => `dossier-row-${id}`;
