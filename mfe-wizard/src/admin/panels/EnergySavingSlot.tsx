import type { AdminDossierDto, AdminFileDto, EnergySavingDto } from '@pratiche/api';
import {
  describeEnergySaving,
  needsEnergySaving,
  validateEnergySavingChange,
  type FilingChange,
  type StatusCode,
} from '@pratiche/domain';
import { CheckCircleOutlined } from '@pratiche/ui';
import { EnergySavingField } from './EnergySavingField.js';
import { SavingFile } from './SavingFile.js';
import { SAVING_TEXTS } from './saving-texts.js';

interface EnergySavingSlotProps {
  /** The CPID of the declaration, which the saving comes with. */
  document: AdminFileDto;
  dossier: AdminDossierDto;
  status: StatusCode;
  label: string;
  heading: 'h3' | 'h4';
}

/** The energy saving of a declaration that ENEA asks it for. */
export function EnergySavingSlot({
  document,
  dossier,
  status,
  label,
  heading: Heading,
}: EnergySavingSlotProps) {
  const { filing, isRequired, energySaving: saving = null, savingFile = null } = document;
  if (!needsEnergySaving(filing)) return null;
  if (!isRequired && saving === null && savingFile === null) return null;
  const may = (change: FilingChange) => validateEnergySavingChange(status, change) === null;
  const mayChange = isRequired && may(saving === null ? 'add' : 'replace');
  const mayRemove = saving !== null && may('remove');
  return (
    <div className="admin-slot" role="group" aria-label={label}>
      <div className="admin-slot-head">
        <Heading>{SAVING_TEXTS.title}</Heading>
        {saving === null ? (
          <span className={mayChange ? 'admin-missing' : 'pr-muted'}>{SAVING_TEXTS.missing}</span>
        ) : (
          <span className="admin-present">
            <CheckCircleOutlined aria-hidden="true" /> {SAVING_TEXTS.present}
          </span>
        )}
      </div>
      {isOlderThanSending(saving, dossier) && (mayChange || mayRemove) && (
        <p className="pr-field-warning">{SAVING_TEXTS.olderThanSending}</p>
      )}
      {mayChange || mayRemove ? (
        <EnergySavingField
          // A saving that another operator wrote meanwhile takes the place of what is shown.
          key={saving?.recorded}
          dossierId={dossier.id}
          filing={filing}
          saving={saving}
          form={dossier}
          mayChange={mayChange}
          mayRemove={mayRemove}
        />
      ) : (
        saving && <p className="admin-cpid-text">{describeEnergySaving(saving)}</p>
      )}
      <SavingFile document={document} dossier={dossier} status={status} />
    </div>
  );
}

/** The products may have changed since, when the dossier was sent again. */
const isOlderThanSending = (
  saving: EnergySavingDto | null,
  { sentDate }: Pick<AdminDossierDto, 'sentDate'>,
): boolean => saving !== null && sentDate !== null && saving.recorded < sentDate;
