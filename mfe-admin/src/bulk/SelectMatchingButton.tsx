import { MAX_BULK_DOSSIERS, type OfficeList } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import type { ListState } from '@pratiche/ui/lists';
import type { DossierSelection } from './useDossierSelection.js';
import { useMatchingDossiers } from './useMatchingDossiers.js';
import { BULK_TEXTS } from './texts.js';

export interface MatchingList {
  params: ListState;
  /** Dossiers that match the filters. */
  total: number;
  isMore: boolean;
  /** Rows of the page. */
  shown: number;
}

interface SelectMatchingButtonProps {
  selection: DossierSelection;
  state: OfficeList;
  list: MatchingList;
}

/** Once the whole page is ticked, offers all that match, up to what one action takes. */
export function SelectMatchingButton({ selection, state, list }: SelectMatchingButtonProps) {
  const { isLoading, loadMatching } = useMatchingDossiers(state, list.params);
  const { total, isMore, shown } = list;
  if (selection.isBeyondPage || selection.count < shown || total <= shown) return null;
  const isTooMany = isMore || total > MAX_BULK_DOSSIERS;
  return (
    <Button
      loading={isLoading}
      onClick={() => void loadMatching().then((found) => found && selection.selectMatching(found))}
    >
      {isTooMany ? BULK_TEXTS.selectFirst(MAX_BULK_DOSSIERS) : BULK_TEXTS.selectAll(total)}
    </Button>
  );
}
