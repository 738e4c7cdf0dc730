import type { SettingKind } from '@pratiche/domain';
import { formatDay } from '@pratiche/ui';
import { OfficeDateField, OfficeTextField } from '@pratiche/ui/office';
import type { SettingDraft } from './useSettingDraft.js';
import { VALIDITY_TEXTS as TEXTS } from './texts.js';

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
      <h2>{TEXTS.validity}</h2>
      <div className="ad-fields">
        <OfficeDateField
          id="valido-dal"
          label={TEXTS.validFrom}
          value={validFrom}
          onChange={setValidFrom}
          required
          error={error ?? (validFrom === null ? TEXTS.validFromMissing : null)}
          {...(kind === 'packages' ? { help: TEXTS.packagesFromToday } : {})}
        />
        <div className="ad-wide">
          <OfficeTextField
            id="nota"
            label={TEXTS.note}
            value={note}
            onChange={setNote}
            maxLength={500}
            help={TEXTS.noteHelp}
          />
        </div>
      </div>
      {until !== null && <p className="pr-muted">{TEXTS.validUntil(formatDay(until))}</p>}
    </section>
  );
}
