import type { SavedViewDto } from '@pratiche/api';
import { Button } from '@pratiche/ui';
import { useState } from 'react';
import { useSavedViews } from './useSavedViews.js';
import { SavedViewsDialog } from './SavedViewsDialog.js';

/** Selects one of the operator's saved views of a list, and saves the current one. */
export function SavedViewPicker({ list }: { list: SavedViewDto['list'] }) {
  const views = useSavedViews(list);
  const [open, setOpen] = useState(false);
  return (
    <>
      {views.views.length > 0 && (
        <select
          className="pr-input board-views"
          aria-label="Vista salvata"
          value={views.activeView?.id ?? ''}
          onChange={({ target }) =>
            views.applyView(views.views.find(({ id }) => String(id) === target.value) ?? null)
          }
        >
          <option value="">
            {Object.keys(views.current).length === 0 ? 'Tutte le pratiche' : 'Nessuna vista'}
          </option>
          {views.views.map(({ id, name, isDefault }) => (
            <option key={id} value={id}>
              {isDefault ? `${name} (predefinita)` : name}
            </option>
          ))}
        </select>
      )}
      <Button onClick={() => setOpen(true)}>
        {views.views.length === 0 ? 'Salva vista' : 'Gestisci viste'}
      </Button>
      <SavedViewsDialog open={open} views={views} onClose={() => setOpen(false)} />
    </>
  );
}
