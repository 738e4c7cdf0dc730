import type { OfficeList } from '@pratiche/domain';
import type { ListState } from '@pratiche/ui/lists';
import { useEffect, useRef } from 'react';
import type { DossierSelection } from '../bulk/useDossierSelection.js';
import { useMatchingDossiers } from '../bulk/useMatchingDossiers.js';
import type { useListPlace } from './useListPlace.js';

interface RestoredSelection {
  state: OfficeList;
  params: ListState;
  place: Pick<ReturnType<typeof useListPlace>, 'initialTicked' | 'wasBeyondPage'>;
  selection: DossierSelection;
}

/** Back from a dossier, rows of other pages are chosen again, as they are now. */
export function useRestoredSelection({ state, params, place, selection }: RestoredSelection): void {
  const { initialTicked, wasBeyondPage } = place;
  const { loadMatching } = useMatchingDossiers(state, params);
  const restored = useRef(!wasBeyondPage);
  useEffect(() => {
    if (restored.current) return;
    restored.current = true;
    void loadMatching().then((found) => {
      if (found) selection.selectMatching(found.filter(({ id }) => initialTicked.includes(id)));
    });
  });
}
