import { Button } from '@pratiche/ui';
import type { SettingDraft } from './useSettingDraft.js';

/** Says what is not saved yet; stays in sight under any length of page. */
export function SaveBar({ draft, busy }: { draft: SettingDraft; busy: boolean }) {
  const { changes, hasChanges } = draft;
  return (
    <div className="ad-save-bar">
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
