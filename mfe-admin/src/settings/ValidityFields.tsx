import type { SettingKind } from '@pratiche/domain';
import { formatDay } from '@pratiche/ui';
import { OfficeDateField, OfficeTextField } from '@pratiche/ui/office';
import type { SettingDraft } from './useSettingDraft.js';

interface ValidityFieldsProps {
  kind: SettingKind;
  draft: SettingDraft;
  error: string | null;
}

/** From when the change holds, and why it is made. */
export function ValidityFields({ kind, draft, error }: ValidityFieldsProps) {
  const { validFrom, setValidFrom, note, setNote, until } = draft;
  return (
    <section className="pr-card ad-section">
      <h2>Da quando vale</h2>
      <div className="ad-fields">
        <OfficeDateField
          id="valido-dal"
          label="Valido dal"
          value={validFrom}
          onChange={setValidFrom}
          required
          error={error ?? (validFrom === null ? 'Inserisci la data (gg/mm/aaaa).' : null)}
          {...(kind === 'packages' ? { help: 'I pacchetti cambiano solo da oggi.' } : {})}
        />
        <div className="ad-wide">
          <OfficeTextField
            id="nota"
            label="Nota"
            value={note}
            onChange={setNote}
            maxLength={500}
            help="Perché lo cambi: resta nella cronologia."
          />
        </div>
      </div>
      {until !== null && (
        <p className="pr-muted">{`Vale fino al giorno prima del ${formatDay(until)}: da allora sono già previsti altri valori.`}</p>
      )}
    </section>
  );
}
