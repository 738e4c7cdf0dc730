import type { SavedViewDto } from '@pratiche/api';
import { Button, DeleteOutlined, EditOutlined, useConfirm } from '@pratiche/ui';
import { useState } from 'react';
import { RenameViewForm } from './RenameViewForm.js';
import { VIEW_NAME_ID, type SavedViewsState } from './useSavedViews.js';

interface SavedViewListProps {
  views: SavedViewsState;
  /** Says why something could not be done; `null` once something was. */
  onProblem: (problem: string | null) => void;
}

/**
 * The buttons of a row return once its form is closed: the focus moves to the one that opened the
 * form.
 */
const renameButtonId = (id: number): string => `view-to-rename-${id}`;
const focusAfterRender = (id: string) => setTimeout(() => document.getElementById(id)?.focus(), 0);

/** Lists the saved views: set the default, rename, delete. */
export function SavedViewList({ views, onProblem }: SavedViewListProps) {
  const confirm = useConfirm();
  // Those of others are theirs to rename and delete.
  const ownViews = views.views.filter(({ isOwn }) => isOwn);
  const [renamed, setRenamed] = useState<number | null>(null);

  async function remove(view: SavedViewDto): Promise<void> {
    if (
      await confirm({
        title: `Vuoi eliminare la vista «${view.name}»?`,
        text: 'Le pratiche restano come sono: perdi solo questa scelta di filtri.',
        confirmLabel: 'Elimina',
        danger: true,
      })
    ) {
      onProblem(await views.removeView(view));
      focusAfterRender(VIEW_NAME_ID);
    }
  }

  function close(id: number): void {
    setRenamed(null);
    focusAfterRender(renameButtonId(id));
  }

  return (
    <ul className="view-list">
      {ownViews.map((view) => (
        <li key={view.id}>
          {renamed === view.id ? (
            <RenameViewForm
              view={view}
              views={views}
              onDone={() => {
                close(view.id);
                onProblem(null);
              }}
              onCancel={() => close(view.id)}
            />
          ) : (
            <SavedViewRow
              view={view}
              views={views}
              onProblem={onProblem}
              onRename={() => setRenamed(view.id)}
              onRemove={() => void remove(view)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface SavedViewRowProps extends SavedViewListProps {
  view: SavedViewDto;
  onRename: () => void;
  onRemove: () => void;
}

function SavedViewRow({ view, views, onProblem, onRename, onRemove }: SavedViewRowProps) {
  return (
    <>
      <span>
        {view.name}
        {view.isDefault && <span className="pr-muted"> (predefinita)</span>}
        {view.isShared && <span className="pr-muted"> (per tutti)</span>}
      </span>
      <Button
        size="small"
        aria-label={`${view.isDefault ? 'Non aprire più con' : 'Apri l’elenco con'} la vista ${view.name}`}
        onClick={() => void views.changeView(view, { isDefault: !view.isDefault }).then(onProblem)}
      >
        {view.isDefault ? 'Togli predefinita' : 'Rendi predefinita'}
      </Button>
      <Button
        size="small"
        aria-label={`${view.isShared ? 'Non mostrare più a tutti' : 'Mostra a tutti'} la vista ${view.name}`}
        onClick={() => void views.changeView(view, { isShared: !view.isShared }).then(onProblem)}
      >
        {view.isShared ? 'Solo per me' : 'Per tutti'}
      </Button>
      <Button
        id={renameButtonId(view.id)}
        size="small"
        icon={<EditOutlined />}
        aria-label={`Rinomina la vista ${view.name}`}
        title="Rinomina"
        onClick={onRename}
      />
      <Button
        size="small"
        danger
        icon={<DeleteOutlined />}
        aria-label={`Elimina la vista ${view.name}`}
        title="Elimina"
        onClick={onRemove}
      />
    </>
  );
}
