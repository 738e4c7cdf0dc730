import { Button } from '@pratiche/ui';
import { useCommands } from '@pratiche/ui/office';
import { useRef } from 'react';
import type { SettingDraft } from './useSettingDraft.js';
import { SETTINGS_TEXTS } from './texts.js';

/** Says what is not saved yet; stays in sight under any length of page. */
export function SaveBar({ draft, busy }: { draft: SettingDraft; busy: boolean }) {
  const { changes, hasChanges } = draft;
  const bar = useRef<HTMLDivElement>(null);
  const nothing = hasChanges ? null : SETTINGS_TEXTS.nothingToSave;
  useCommands(SETTINGS_TEXTS.commandGroup, [
    {
      id: 'save',
      label: SETTINGS_TEXTS.save,
      words: 'impostazione',
      run: () => bar.current?.closest('form')?.requestSubmit(),
      refusal: nothing ?? (draft.canSave ? null : SETTINGS_TEXTS.unchangedRefusal),
    },
    {
      id: 'discard',
      label: SETTINGS_TEXTS.discard,
      words: SETTINGS_TEXTS.discardWords,
      run: draft.discardChanges,
      refusal: nothing,
    },
  ]);
  return (
    <div ref={bar} className="ad-save-bar">
      <p role="status">
        {changes.length > 0
          ? SETTINGS_TEXTS.toSave(changes.length)
          : hasChanges
            ? SETTINGS_TEXTS.unchanged
            : SETTINGS_TEXTS.noChange}
      </p>
      {hasChanges && (
        <Button onClick={draft.discardChanges} disabled={busy}>
          {SETTINGS_TEXTS.discard}
        </Button>
      )}
      <Button type="primary" htmlType="submit" loading={busy} disabled={!draft.canSave}>
        {SETTINGS_TEXTS.save}
      </Button>
    </div>
  );
}
