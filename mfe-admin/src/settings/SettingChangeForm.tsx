import { readData, type SettingChangeDto, type SettingHistoryDto } from '@pratiche/api';
import type { SettingKind } from '@pratiche/domain';
import { SETTING_KINDS } from '@pratiche/domain/settings';
import { useLeaveConfirmation } from '@pratiche/federation/leave-confirmation';
import { Alert, errorText, useAlerts, useApi, useAsyncAction, useConfirm } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { focusFirstFault } from './focus-first-fault.js';
import { SaveBar } from './SaveBar.js';
import { getSettingEditor } from './setting-editors.js';
import { SettingDifferenceList } from './SettingDifferenceList.js';
import { useSettingDraft } from './useSettingDraft.js';
import { ValidityFields } from './ValidityFields.js';
import { SETTINGS_TEXTS } from './texts.js';

/** Sends a change, and shows everywhere what then is in force. */
function useStoreChange(kind: SettingKind) {
  const [api, client] = [useApi(), useQueryClient()];
  return async ({ value, ...change }: Omit<SettingChangeDto, 'value'> & { value: unknown }) => {
    // The form of the kind made it; the server checks it once more.
    const body = { ...change, value: value as SettingChangeDto['value'] };
    client.setQueryData(
      ['setting', kind],
      await readData(api.POST('/api/Settings/{kind}', { params: { path: { kind } }, body })),
    );
    await client.invalidateQueries({ queryKey: ['settings'] });
    await client.invalidateQueries({ queryKey: ['settings-in-force'] });
  };
}

/**
 * Form for the new value, its first day and the reason; shows all differences before it asks for
 * confirmation, and what the server would refuse before that.
 */
export function SettingChangeForm({
  kind,
  history,
  restored,
}: {
  kind: SettingKind;
  history: SettingHistoryDto;
  /** Value of the history with which the form begins; `undefined` for the one in force. */
  restored?: unknown;
}) {
  const [alerts, confirm, storeChange] = [useAlerts(), useConfirm(), useStoreChange(kind)];
  const draft = useSettingDraft(kind, history, restored);
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const { busy, fieldErrors, runAction } = useAsyncAction((error) =>
    alerts.error(errorText(error)),
  );
  const { label } = SETTING_KINDS[kind];
  useLeaveConfirmation({
    hasChanges: draft.hasChanges,
    text: SETTINGS_TEXTS.notSaved(label),
    asksOnBack: true,
  });
  // After the errors are shown.
  useEffect(() => {
    if (attempts > 0) focusFirstFault(form.current);
  }, [attempts, fieldErrors]);

  async function save() {
    const { validFrom, value, note } = draft;
    if (draft.faults.length > 0 || validFrom === null) return setAttempts(attempts + 1);
    const answer = await confirm({
      title: SETTINGS_TEXTS.changeQuestion(label),
      text: <SettingDifferenceList of={draft.changes} />,
      confirmLabel: SETTINGS_TEXTS.save,
    });
    if (!answer) return;
    await runAction(async () => {
      await storeChange({ validFrom, value, note, seen: history.seen });
      alerts.success(SETTINGS_TEXTS.saved);
    });
    setAttempts((count) => count + 1);
  }

  const errors = [...(attempts > 0 ? draft.faults : []), ...fieldErrors];
  const whole = errors.filter(({ field }) => field === '' || field === 'rows');
  const Editor = getSettingEditor(kind);
  return (
    <form
      ref={form}
      className="ad-setting-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {whole.map(({ message }) => (
        <Alert key={message} type="error" title={message} />
      ))}
      <Editor
        kind={kind}
        value={draft.value}
        onChange={draft.setValue}
        errors={errors}
        history={history}
        validFrom={draft.validFrom ?? ''}
      />
      <ValidityFields
        kind={kind}
        draft={draft}
        error={errors.find(({ field }) => field === 'validFrom')?.message ?? null}
      />
      <SaveBar draft={draft} busy={busy} />
    </form>
  );
}
