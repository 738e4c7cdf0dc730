import {
  ENERGY_SAVING_ORIGINS,
  ENERGY_SAVING_UNIT,
  formatEnergySaving,
  readEnergySaving,
  validateEnergySaving,
  validateZeroSaving,
  type DossierForm,
  type EneaFiling,
  type EnergySaving,
} from '@pratiche/domain';
import { Button, SelectField, useAlerts, useApi, useAsyncAction } from '@pratiche/ui';
import { NumberField } from '@pratiche/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { runDossierAct } from '../queries/useAdminDossier.js';
import { getFilingPartId } from './status-actions.js';
import { SAVING_TEXTS } from './saving-texts.js';

interface EnergySavingFieldProps {
  dossierId: number;
  filing: EneaFiling;
  /** As it is stored. */
  saving: EnergySaving | null;
  form: Pick<DossierForm, 'impiantoClimatizzazioneEstiva'>;
  mayChange: boolean;
  mayRemove: boolean;
}

type Draft = { [Key in keyof EnergySaving]: EnergySaving[Key] | null };
type Faults = Partial<Record<keyof Draft, string | null>>;

const EMPTY: Draft = { kwh: null, origin: null };

/** Italian messages about what was typed. */
const listFaults = ({ kwh, origin }: Draft, form: EnergySavingFieldProps['form']): Faults => ({
  kwh:
    kwh === null
      ? SAVING_TEXTS.numberMissing
      : (validateEnergySaving(kwh) ?? validateZeroSaving(kwh, form)),
  origin: origin === null ? SAVING_TEXTS.originMissing : null,
});

/** The number and its origin; Enter or "Salva" writes both. */
export function EnergySavingField(props: EnergySavingFieldProps) {
  const { dossierId, filing, saving, form, mayChange, mayRemove } = props;
  const { busy, failure, fieldErrors, clearError, write } = useSavingWriter(dossierId, filing);
  const [draft, setDraft] = useState<Draft>(saving ?? EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const stored = saving ?? EMPTY;
  const isChanged = draft.kwh !== stored.kwh || draft.origin !== stored.origin;
  const id = getFilingPartId('energySaving', filing);
  const findError = (field: keyof Draft) =>
    faults[field] ?? fieldErrors.find((one) => one.field === field)?.message ?? null;

  const change = (field: Partial<Draft>) => {
    setDraft({ ...draft, ...field });
    setFaults({});
    clearError();
  };
  function save(): void {
    const { kwh, origin } = draft;
    const wrong = listFaults(draft, form);
    setFaults(wrong);
    if (kwh === null || origin === null || Object.values(wrong).some(Boolean)) return;
    void write({ kwh, origin });
  }

  return (
    <form
      className="admin-cpid"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (mayChange && isChanged) save();
      }}
    >
      <NumberField
        id={id}
        label={SAVING_TEXTS.number}
        unit={ENERGY_SAVING_UNIT}
        help={SAVING_TEXTS.help}
        value={draft.kwh}
        read={readEnergySaving}
        disabled={!mayChange}
        error={findError('kwh') ?? (fieldErrors.length === 0 ? failure : null)}
        onChange={(kwh) => change({ kwh })}
      />
      <SelectField
        id={`${id}-origin`}
        label={SAVING_TEXTS.origin}
        choices={ENERGY_SAVING_ORIGINS}
        value={draft.origin}
        disabled={!mayChange}
        error={findError('origin')}
        onChange={(origin) => change({ origin })}
      />
      <span className="admin-cpid-actions">
        {mayChange && (
          <Button
            size="small"
            type={isChanged ? 'primary' : 'default'}
            htmlType="submit"
            loading={busy}
            disabled={!isChanged}
          >
            {SAVING_TEXTS.save}
          </Button>
        )}
        {mayRemove && !isChanged && (
          <Button size="small" disabled={busy} onClick={() => void write(null)}>
            {SAVING_TEXTS.remove}
          </Button>
        )}
      </span>
    </form>
  );
}

/** Writes the saving of a declaration, or takes it away. */
function useSavingWriter(dossierId: number, filing: EneaFiling) {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const { runAction, ...action } = useAsyncAction();

  async function write(saving: EnergySaving | null): Promise<void> {
    const isDone = await runAction(() =>
      runDossierAct(queries, dossierId, (header) =>
        api.PUT('/api/Upload/energySaving', {
          params: { header },
          body: {
            id: dossierId,
            filing,
            kwh: saving?.kwh ?? null,
            origin: saving?.origin ?? null,
          },
        }),
      ),
    );
    if (!isDone) return;
    alerts.success(
      saving === null ? SAVING_TEXTS.removed : SAVING_TEXTS.saved(formatEnergySaving(saving)),
    );
  }
  return { ...action, write };
}
