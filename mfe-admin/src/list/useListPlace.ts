import type { DossierListItemDto } from '@pratiche/api';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { DossierSelection } from '../bulk/useDossierSelection.js';
import { dossierRowId, forgetListPlace, readListPlace, saveListPlace } from './list-place.js';

/** Frames to wait for the row: the table itself is fetched with the first list. */
const MAX_FRAMES = 300;

type PlaceSelection = Pick<DossierSelection, 'selectedKeys' | 'isBeyondPage'>;

interface ListPlaceState {
  /** Rows that were ticked when the list was left. */
  initialTicked: readonly number[];
  /** Rows of other pages were among them. */
  wasBeyondPage: boolean;
  savePlace: (dossier: Pick<DossierListItemDto, 'id'>, selection: PlaceSelection) => void;
}

/** Back from a dossier the list is as it was left: same rows in sight, same row with the focus. */
export function useListPlace(): ListPlaceState {
  const { pathname, search, state } = useLocation();
  // The dossier's page writes the query its own way: blanks as +.
  const address = `${pathname}?${new URLSearchParams(search)}`;
  // Next and previous lead to other dossiers than the one that was opened from here.
  const [place] = useState(() => {
    const saved = readListPlace(address);
    const last = readLastDossier(state);
    return saved === null || last === null ? saved : { ...saved, id: last };
  });

  useEffect(() => {
    if (place === null) return undefined;
    let frame = 0;
    let left = MAX_FRAMES;
    const seek = () => {
      const row = document.getElementById(dossierRowId(place.id));
      left -= 1;
      if (row === null) {
        if (left > 0) frame = requestAnimationFrame(seek);
        return;
      }
      forgetListPlace();
      window.scrollTo(0, place.scrollY);
      row.tabIndex = -1;
      row.focus({ preventScroll: true });
    };
    // The frame of the portal puts the focus on the page first.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(seek);
    });
    return () => cancelAnimationFrame(frame);
  }, [place]);

  return {
    initialTicked: place?.ticked ?? [],
    wasBeyondPage: place?.isBeyondPage === true,
    savePlace: ({ id }, { selectedKeys, isBeyondPage }) =>
      saveListPlace({
        address,
        id,
        scrollY: window.scrollY,
        ticked: selectedKeys.map(Number),
        isBeyondPage,
      }),
  };
}

/** Number of the dossier that one comes back from, as its page hands it over. */
function readLastDossier(state: unknown): number | null {
  const id: unknown =
    typeof state === 'object' && state !== null && 'riga' in state ? state.riga : null;
  return typeof id === 'number' && Number.isSafeInteger(id) ? id : null;
}
