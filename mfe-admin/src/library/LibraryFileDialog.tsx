import type { AdminLibraryFile, LibraryInput, LibraryKind } from '@pratiche/api';
import { REQUIRED_MESSAGE } from '@pratiche/domain';
import {
  CheckboxField,
  FileDrop,
  NumberField,
  SelectField,
  TextField,
  useAlerts,
  useApi,
  useAsyncAction,
} from '@pratiche/ui';
import { useState } from 'react';
import { ActionDialog } from '../shared/ActionDialog.js';
import { LIBRARY_KINDS } from './library-kinds.js';

interface LibraryFileDialogProps {
  /** `null` for a new file. */
  file: AdminLibraryFile | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Edits the description of a file, and the file itself. */
export function LibraryFileDialog({ file, onClose, onSaved }: LibraryFileDialogProps) {
  const api = useApi();
  const alerts = useAlerts();
  const [title, setTitle] = useState<string | null>(file?.title ?? null);
  const [description, setDescription] = useState<string | null>(file?.description ?? null);
  const [kind, setKind] = useState<LibraryKind>(file?.kind ?? 'document');
  const [position, setPosition] = useState<number | null>(file?.position ?? 100);
  const [isPublished, setPublished] = useState(file?.isPublished ?? true);
  const [chosen, setChosen] = useState<File | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, failure, runAction } = useAsyncAction();
  const isFileMissing = file === null && chosen === null;

  async function save(): Promise<void> {
    setTried(true);
    if (title === null || isFileMissing) return;
    const input: LibraryInput = {
      title,
      description: description ?? '',
      kind,
      position: position ?? 0,
      isPublished,
    };
    await runAction(async () => {
      if (file !== null) await api.library.update(file.id, input, chosen);
      else if (chosen !== null) await api.library.add(input, chosen);
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
      onConfirm={save}
      onClose={onClose}
    >
      <TextField
        id="libreria-titolo"
        label="Titolo"
        required
        maxLength={160}
        value={title}
        onChange={setTitle}
        error={tried && title === null ? REQUIRED_MESSAGE : null}
      />
      <TextField
        id="libreria-descrizione"
        label="Descrizione"
        rows={3}
        maxLength={500}
        value={description}
        onChange={setDescription}
      />
      <SelectField
        id="libreria-tipo"
        label="Tipo"
        clearable={false}
        value={kind}
        choices={LIBRARY_KINDS}
        onChange={(value) => value !== null && setKind(value)}
        help="Manuale e guide sono aperti a tutti; i documenti utili si aprono con il primo pacchetto."
      />
      <NumberField
        id="libreria-ordine"
        label="Ordine"
        integer
        value={position}
        onChange={setPosition}
        help="I numeri più bassi vengono prima."
      />
      <CheckboxField
        id="libreria-pubblicato"
        label="Pubblicato"
        value={isPublished}
        onChange={setPublished}
      />
      <p className="pr-muted">
        {chosen?.name ?? (file === null ? 'Nessun file scelto.' : `File attuale: ${file.fileName}`)}
      </p>
      <FileDrop
        label={file === null ? 'File (PDF o ZIP)' : 'Sostituisci il file (PDF o ZIP)'}
        accept=".pdf,.zip"
        multiple={false}
        disabled={busy}
        onFiles={([one]) => setChosen(one ?? null)}
      />
      {tried && isFileMissing && (
        <p className="pr-field-error" role="alert">
          Caricare documento!
        </p>
      )}
    </ActionDialog>
  );
}
