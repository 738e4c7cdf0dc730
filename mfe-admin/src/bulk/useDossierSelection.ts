import type { DossierListItemDto } from '@pratiche/api';
import { useSelection, type Selection } from '@pratiche/ui/lists';
import { useState } from 'react';
import { BULK_TEXTS } from './texts.js';

export interface DossierSelection extends Selection {
  /** The dossiers chosen, also those of other pages. */
  rows: readonly DossierListItemDto[];
  /** Dossiers of other pages are chosen too. */
  isBeyondPage: boolean;
  /** Chooses dossiers of other pages too, as long as the list has the same filters. */
  selectMatching: (rows: readonly DossierListItemDto[]) => void;
}

/** One row more or less; those of other pages stay chosen. */
function toggleRow(
  chosen: readonly DossierListItemDto[],
  shown: readonly DossierListItemDto[],
  key: number,
): readonly DossierListItemDto[] {
  const rest = chosen.filter(({ id }) => id !== key);
  return rest.length < chosen.length ? rest : [...rest, ...shown.filter(({ id }) => id === key)];
}

/**
 * The dossiers ticked on a page, or all that match the filters.
 * @param filterKey names the filters: others end a choice that goes beyond the page
 */
export function useDossierSelection(
  shown: readonly DossierListItemDto[],
  filterKey: string,
  initial: readonly number[],
): DossierSelection {
  const page = useSelection({
    keys: shown.map(({ id }) => id),
    noun: BULK_TEXTS.rowNoun,
    allLabel: BULK_TEXTS.selectPage,
    initial,
  });
  const [chosen, setChosen] = useState<{
    filterKey: string;
    rows: readonly DossierListItemDto[];
  } | null>(null);
  const matching = chosen?.filterKey === filterKey ? chosen.rows : null;
  const rows = matching ?? shown.filter(({ id }) => page.has(id));
  const keys = rows.map(({ id }) => id);

  /** Back to the rows of the page. */
  function selectOnPage(ticked: readonly number[]) {
    setChosen(null);
    page.selectKeys(ticked);
  }
  return {
    ...page,
    rows,
    isBeyondPage: matching !== null,
    selectedKeys: keys,
    count: rows.length,
    has: (key) => keys.includes(Number(key)),
    toggle: (key) =>
      matching === null
        ? page.toggle(key)
        : setChosen({ filterKey, rows: toggleRow(matching, shown, Number(key)) }),
    setAll: (ticked) => selectOnPage(ticked ? shown.map(({ id }) => id) : []),
    clearSelection: () => selectOnPage([]),
    selectKeys: selectOnPage,
    selectMatching: (found) => {
      page.selectKeys(shown.map(({ id }) => id));
      setChosen({ filterKey, rows: found });
    },
  };
}
