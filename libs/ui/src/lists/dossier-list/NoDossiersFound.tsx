import { Button, EmptyState } from '@pratiche/ui';
import { LIST_TEXTS } from '../texts.js';

/** The search or the filters leave nothing: says so, and offers the way back to all rows. */
export function NoDossiersFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      drawing="search"
      title={LIST_TEXTS.noDossierFound}
      text={LIST_TEXTS.noDossierFoundText}
      actions={<Button onClick={onClear}>{LIST_TEXTS.clearFilters}</Button>}
    />
  );
}
