import { Button } from '@pratiche/ui';
import { useCommands } from '@pratiche/ui/office';
import { useRef } from 'react';
import type { SettingDraft } from './useSettingDraft.js';

/** Says what is not saved yet; stays in sight under any length of page. */
export function SaveBar({ draft, busy }: { draft: SettingDraft; busy: boolean }) {
  const { changes, hasChanges } = draft;
  const bar = useRef<HTMLDivElement>(null);
  const nothing = hasChanges ? null : 'Nessuna modifica da salvare.';
  useCommands('Impostazione', [
    {
      id: 'save',
      label: 'Salva la modifica',
      words: 'impostazione',
      run: () => bar.current?.closest('form')?.requestSubmit(),
      refusal: nothing ?? (draft.canSave ? null : 'Valori invariati.'),
    },
    {
      id: 'discard',
      label: 'Annulla le modifiche',
      words: 'impostazione scarta',
      run: draft.discardChanges,
      refusal: nothing,
    },
  ]);
  return (
    <div ref={bar} className="ad-save-bar">
      <p role="status">
        {changes.length > 0
          ? `${changes.length === 1 ? '1 modifica' : `${changes.length} modifiche`} da salvare`
          : hasChanges
            ? 'Valori invariati'
            : 'Nessuna modifica'}
      </p>
      {hasChanges && (
        <Button onClick={draft.discardChanges} disabled={busy}>
          Annulla le modifiche
        </Button>
      )}
      <Button type="primary" htmlType="submit" loading={busy} disabled={!draft.canSave}>
        Salva la modifica
      </Button>
    </div>
  );
}
