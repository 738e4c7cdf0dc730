import { readData, toFormData, type AdminLibraryFileDto } from '@pratiche/api';
import { LIBRARY_KINDS } from '@pratiche/domain';
import { useAlerts, useApi, useAsyncAction } from '@pratiche/ui';
import { focusFirstError, useFormField, useRulesForm } from '@pratiche/ui/form';
import {
  OfficeNumberField,
  OfficeSelectField,
  OfficeSwitchField,
  OfficeTextField,
  OfficeUploadField,
} from '@pratiche/ui/office';
import { useMemo } from 'react';
import { ActionDialog } from '../shared/ActionDialog.js';
import {
  libraryRules,
  toLibraryForm,
  toLibraryInput,
  type LibraryFormValues,
} from './library-form.js';

interface LibraryFileDialogProps {
  /** `null` for a new file. */
  file: AdminLibraryFileDto | null;
  onClose: () => void;
  onSaved: () => void;
}

const fieldId = (field: string): string => `libreria-${field}`;

/** Edits the description of a file, and the file itself. */
export function LibraryFileDialog({ file, onClose, onSaved }: LibraryFileDialogProps) {
  const api = useApi();
  const alerts = useAlerts();
  const { busy, failure, runAction } = useAsyncAction();
  const form = useRulesForm<LibraryFormValues>({
    defaultValues: useMemo(() => toLibraryForm(file), [file]),
    rules: useMemo(() => libraryRules(file === null), [file]),
  });
  const title = useFormField(form, 'title', { id: fieldId('title') });
  const description = useFormField(form, 'description', { id: fieldId('description') });
  const kind = useFormField(form, 'kind', { id: fieldId('kind') });
  const position = useFormField(form, 'position', { id: fieldId('position') });
  const isPublished = useFormField(form, 'isPublished', { id: fieldId('isPublished') });
  const chosen = useFormField(form, 'file', { id: fieldId('file') });

  async function save(values: LibraryFormValues): Promise<void> {
    await runAction(async () => {
      const input = toLibraryInput(values);
      if (file !== null)
        await readData(
          api.PUT('/api/Library/{id}', {
            params: { path: { id: file.id } },
            body: { data: input, ...(values.file === null ? {} : { file: values.file }) },
            bodySerializer: toFormData,
          }),
        );
      else if (values.file !== null)
        await readData(
          api.POST('/api/Library', {
            body: { data: input, file: values.file },
            bodySerializer: toFormData,
          }),
        );
      alerts.success('Documento salvato.');
      onSaved();
    });
  }

  return (
    <ActionDialog
      title={file === null ? 'Aggiungi documento' : 'Modifica documento'}
      confirmLabel="Salva"
      busy={busy}
      failure={failure}
      className="ad-library-form"
      onConfirm={form.handleSubmit(save, focusFirstError(fieldId))}
      onClose={onClose}
    >
      <OfficeTextField {...title} label="Titolo" required maxLength={160} />
      <OfficeTextField {...description} label="Descrizione" rows={3} maxLength={500} />
      <OfficeSelectField
        {...kind}
        label="Tipo"
        clearable={false}
        choices={LIBRARY_KINDS}
        onChange={(value) => value !== null && kind.onChange(value)}
        help="Manuale e guide sono aperti a tutti; i documenti utili si aprono con il primo pacchetto."
      />
      <OfficeNumberField
        {...position}
        label="Ordine"
        integer
        help="I numeri più bassi vengono prima."
      />
      <OfficeSwitchField {...isPublished} label="Pubblicato" />
      <OfficeUploadField
        {...chosen}
        label={file === null ? 'File (PDF o ZIP)' : 'Sostituisci il file (PDF o ZIP)'}
        accept=".pdf,.zip"
        disabled={busy}
        required={file === null}
        {...(file === null ? {} : { help: `File attuale: ${file.fileName}` })}
      />
    </ActionDialog>
  );
}
