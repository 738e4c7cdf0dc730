import type { SavedView } from '@pratiche/api';
import { Button, DeleteOutlined, EditOutlined, useConfirm } from '@pratiche/ui';
import { useState } from 'react';
import { RenameForm } from './RenameForm.js';
import type { Views } from './useViews.js';

interface ViewListProps {
  views: Views;
  /** Says why something could not be done; `null` once something was. */
  onProblem: (problem: string | null) => void;
}

/** The views kept before: which one opens the list, other names, and the way out. */
export function ViewList({ views, onProblem }: ViewListProps) {
  const confirm = useConfirm();
  const [renamed, setRenamed] = useState<number | null>(null);

  async function remove(view: SavedView): Promise<void> {
    if (await confirm({ title: `Eliminare la vista «${view.name}»?`, text: 'Le pratiche restano come sono: si perde solo questa scelta di filtri.', confirmLabel: 'Elimina', danger: true })) onProblem(await views.remove(view));
  }

  return (
    <ul className="view-list">
      {views.views.map((view) => (
        <li key={view.id}>
          {renamed === view.id
            ? <RenameForm view={view} views={views} onDone={() => { setRenamed(null); onProblem(null); }} onCancel={() => setRenamed(null)} />
            : (
              <>
                <span>{view.name}{view.isDefault && <span className="pr-muted"> (predefinita)</span>}</span>
                <Button size="small" aria-label={`${view.isDefault ? 'Non aprire più con' : 'Apri l’elenco con'} la vista ${view.name}`}
                  onClick={() => void views.change(view, { isDefault: !view.isDefault }).then(onProblem)}>{view.isDefault ? 'Togli predefinita' : 'Rendi predefinita'}</Button>
                <Button size="small" icon={<EditOutlined />} aria-label={`Rinomina la vista ${view.name}`} title="Rinomina" onClick={() => setRenamed(view.id)} />
                <Button size="small" danger icon={<DeleteOutlined />} aria-label={`Elimina la vista ${view.name}`} title="Elimina" onClick={() => void remove(view)} />
              </>
            )}
        </li>
      ))}
    </ul>
  );
}
