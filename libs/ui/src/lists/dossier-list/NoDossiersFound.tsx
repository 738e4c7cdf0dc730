import { Button, EmptyState } from '@pratiche/ui';

/** The search or the filters leave nothing: says so, and offers the way back to all rows. */
export function NoDossiersFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      drawing="search"
      title="Nessuna pratica trovata"
      text="Nessuna pratica corrisponde alla ricerca e ai filtri scelti."
      actions={<Button onClick={onClear}>Azzera filtri</Button>}
    />
  );
}
