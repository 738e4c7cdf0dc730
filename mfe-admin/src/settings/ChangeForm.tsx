import type { SettingHistory } from '@pratiche/api';
import { SETTING_KINDS, todayInRome, type SettingKind } from '@pratiche/domain';
import { Button, DateField, errorText, TextField, useAlerts, useApi, useAttempt, useConfirm } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DifferenceList } from './DifferenceList.js';
import { differences } from './differences.js';
import { ValueForm } from './ValueForm.js';

/** The value to be, from when, and why; asks with everything that changes in view. */
export function ChangeForm({ kind, history }: { kind: SettingKind; history: SettingHistory }) {
  const [api, alerts, confirm, client] = [useApi(), useAlerts(), useConfirm(), useQueryClient()];
  const [value, setValue] = useState<unknown>(history.current);
  const [validFrom, setValidFrom] = useState<string | null>(todayInRome());
  const [note, setNote] = useState<string | null>(null);
  const { busy, refused: errors, attempt } = useAttempt((error) => alerts.error(errorText(error)));
  const changes = differences(kind, history.current, value);

  async function save() {
    if (validFrom === null) return;
    const answer = await confirm({ title: `Modificare «${SETTING_KINDS[kind].label}»?`, text: <DifferenceList of={changes} />, confirmLabel: 'Salva la modifica' });
    if (!answer) return;
    await attempt(async () => {
      client.setQueryData(['setting', kind], await api.settings.change(kind, { validFrom, value, note, seen: history.seen }));
      await client.invalidateQueries({ queryKey: ['settings'] });
      await client.invalidateQueries({ queryKey: ['settings-in-force'] });
      alerts.success('Impostazione salvata.');
    });
  }

  return (
    <form className="ad-setting-form" onSubmit={(event) => { event.preventDefault(); void save(); }}>
      <ValueForm kind={kind} path={[]} value={value} onChange={setValue} errors={errors} />
      <div className="ad-fields">
        <DateField id="valido-dal" label="Valido dal" value={validFrom} onChange={setValidFrom} required error={errors.find(({ field }) => field === 'validFrom')?.message ?? null} />
        <TextField id="nota" label="Nota" value={note} onChange={setNote} maxLength={500} />
      </div>
      <Button type="primary" size="large" htmlType="submit" loading={busy} disabled={validFrom === null || (changes.length === 0 && validFrom === todayInRome())}>Salva la modifica</Button>
    </form>
  );
}
