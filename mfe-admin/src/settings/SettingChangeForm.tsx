import { readData, type SettingChangeDto, type SettingHistoryDto } from '@pratiche/api';
import { getTodayInRome, type SettingKind } from '@pratiche/domain';
import { findNextSettingDay, SETTING_KINDS, getSettingEntryValue } from '@pratiche/domain/settings';
import {
  Button,
  errorText,
  formatDay,
  TextField,
  useAlerts,
  useApi,
  useAsyncAction,
  useConfirm,
  useRules,
} from '@pratiche/ui';
import { OfficeDateField } from '@pratiche/ui/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SettingDifferenceList } from './SettingDifferenceList.js';
import { findSettingDifferences } from './setting-differences.js';
import { findMissingValues } from './missing-values.js';
import { SettingValueForm } from './SettingValueForm.js';

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
 * confirmation.
 */
export function SettingChangeForm({
  kind,
  history,
}: {
  kind: SettingKind;
  history: SettingHistoryDto;
}) {
  const [alerts, confirm, storeChange] = [useAlerts(), useConfirm(), useStoreChange(kind)];
  const rules = useRules();
  const [validFrom, setValidFrom] = useState<string | null>(getTodayInRome());
  /**
   * The value in force on that day without the change: for a dated table it may differ from
   * today's.
   */
  const before = getSettingEntryValue(history.entries, kind, validFrom ?? getTodayInRome());
  const until = findNextSettingDay(history.entries, kind, validFrom ?? getTodayInRome());
  const [typed, setTyped] = useState<{ value: unknown } | null>(null);
  const value: unknown = typed === null ? before : typed.value;
  const [tried, setTried] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const { busy, fieldErrors, runAction } = useAsyncAction((error) =>
    alerts.error(errorText(error)),
  );
  const changes = findSettingDifferences(kind, before, value, rules);
  const gaps = findMissingValues(value);

  async function save() {
    setTried(true);
    if (gaps[0])
      return document.getElementById(`valore-${gaps[0].field.replaceAll('.', '-')}`)?.focus();
    if (validFrom === null) return;
    const answer = await confirm({
      title: `Modificare «${SETTING_KINDS[kind].label}»?`,
      text: <SettingDifferenceList of={changes} />,
      confirmLabel: 'Salva la modifica',
    });
    if (!answer) return;
    await runAction(async () => {
      await storeChange({ validFrom, value, note, seen: history.seen });
      alerts.success('Impostazione salvata.');
    });
  }

  const errors = [...(tried ? gaps : []), ...fieldErrors];
  return (
    <form
      className="ad-setting-form"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <SettingValueForm
        kind={kind}
        path={[]}
        value={value}
        onChange={(next) => setTyped({ value: next })}
        errors={errors}
      />
      <ValidityFields
        validFrom={validFrom}
        onDay={setValidFrom}
        until={until}
        note={note}
        onNote={setNote}
        error={errors.find(({ field }) => field === 'validFrom')?.message ?? null}
      />
      <Button
        type="primary"
        size="large"
        htmlType="submit"
        loading={busy}
        disabled={validFrom === null || (changes.length === 0 && validFrom === getTodayInRome())}
      >
        Salva la modifica
      </Button>
    </form>
  );
}

function ValidityFields({
  validFrom,
  onDay,
  until,
  note,
  onNote,
  error,
}: {
  validFrom: string | null;
  onDay: (day: string | null) => void;
  /** First day of the values that are planned after these. */
  until: string | null;
  note: string | null;
  onNote: (note: string | null) => void;
  error: string | null;
}) {
  return (
    <>
      <div className="ad-fields">
        <OfficeDateField
          id="valido-dal"
          label="Valido dal"
          value={validFrom}
          onChange={onDay}
          required
          error={error}
        />
        <TextField id="nota" label="Nota" value={note} onChange={onNote} maxLength={500} />
      </div>
      {until !== null && (
        <p className="pr-muted">{`Vale fino al giorno prima del ${formatDay(until)}: da allora sono già previsti altri valori.`}</p>
      )}
    </>
  );
}
