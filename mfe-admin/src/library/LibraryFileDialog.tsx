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
import { FILE_TEXTS } from './texts.js';

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
      alerts.success(FILE_TEXTS.saved);
      onSaved();
    });
  }

  return (
    <ActionDialog
      title={file === null ? FILE_TEXTS.addTitle : FILE_TEXTS.editTitle}
      confirmLabel={FILE_TEXTS.save}
      busy={busy}
      failure={failure}
      className="ad-library-form"
      onConfirm={form.handleSubmit(save, focusFirstError(fieldId))}
      onClose={onClose}
    >
      <OfficeTextField {...title} label={FILE_TEXTS.title} required maxLength={160} />
      <OfficeTextField {...description} label={FILE_TEXTS.description} rows={3} maxLength={500} />
      <OfficeSelectField
        {...kind}
        label={FILE_TEXTS.kind}
        clearable={false}
        choices={LIBRARY_KINDS}
        onChange={(value) => value !== null && kind.onChange(value)}
        help={FILE_TEXTS.kindHelp}
      />
      <OfficeNumberField
        {...position}
        label={FILE_TEXTS.position}
        integer
        help={FILE_TEXTS.positionHelp}
      />
      <OfficeSwitchField {...isPublished} label={FILE_TEXTS.published} />
      <OfficeUploadField
        {...chosen}
        label={file === null ? FILE_TEXTS.file : FILE_TEXTS.replaceFile}
        accept=".pdf,.zip"
        disabled={busy}
        required={file === null}
        {...(file === null ? {} : { help: FILE_TEXTS.currentFile(file.fileName) })}
      />
    </ActionDialog>
  );
}
