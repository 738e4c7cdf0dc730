import type { CustomerPreview } from '@pratiche/api';
import {
  Button,
  CheckboxField,
  Dialog,
  DownloadOutlined,
  FileDrop,
  useAlerts,
  useApi,
  useAsyncAction,
  useDownload,
} from '@pratiche/ui';
import { useState } from 'react';
import { CustomerPreviewList } from './CustomerPreviewList.js';
import { countImportableLines } from './count-importable-lines.js';

const MAX_BYTES = 1_000_000;

const createButtonLabel = (count: number): string =>
  count === 0 ? 'Crea le bozze' : count === 1 ? 'Crea 1 bozza' : `Crea ${count} bozze`;

/** Choose a list of customers, read what becomes of each line, then make the drafts. */
export function CustomerImportDialog({
  onClose,
  onImported,
}: {
  onClose: () => void;
  onImported: () => void;
}) {
  const api = useApi();
  const alerts = useAlerts();
  const { activeDownload, download } = useDownload();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<CustomerPreview | null>(null);
  const [withDuplicates, setWithDuplicates] = useState(false);
  const { busy, failure, runAction } = useAsyncAction();
  const good = preview === null ? 0 : countImportableLines(preview, withDuplicates);
  const hasDuplicates = preview?.lines.some(({ duplicateOf }) => duplicateOf !== null) === true;

  const look = (chosen: File) =>
    runAction(async () => {
      setFile(chosen);
      setPreview(null);
      setWithDuplicates(false);
      setPreview(await api.customers.preview(chosen));
    });

  const create = () =>
    runAction(async () => {
      if (file === null || preview === null) return;
      const { ids } = await api.customers.import(
        file,
        preview.confirmation,
        withDuplicates ? 'create' : 'skip',
      );
      alerts.success(ids.length === 1 ? '1 bozza creata.' : `${ids.length} bozze create.`);
      onImported();
    });

  return (
    <Dialog
      open
      title="Importa clienti da un file CSV"
      onClose={onClose}
      persistent={busy}
      footer={
        <>
          <Button onClick={onClose} disabled={busy}>
            Annulla
          </Button>
          <Button
            type="primary"
            loading={busy && preview !== null}
            disabled={good === 0}
            onClick={() => void create()}
          >
            {createButtonLabel(good)}
          </Button>
        </>
      }
    >
      <div className="lists-import">
        <p>
          Ogni riga del file diventa una pratica in bozza. Prima di creare le bozze si vede che cosa
          contengono. Al massimo 500 righe e 1 MB.
        </p>
        <p>
          <Button
            icon={<DownloadOutlined aria-hidden="true" />}
            loading={activeDownload === 'template'}
            onClick={() => download('template', () => api.customers.template(), 'Errore Download')}
          >
            Scarica il modello
          </Button>
        </p>
        <FileDrop
          label="Elenco clienti CSV"
          accept=".csv,.txt"
          multiple={false}
          disabled={busy}
          maxBytes={MAX_BYTES}
          tooLarge="Il file supera 1 MB: dividerlo in più file."
          onFiles={([one]) => {
            if (one) void look(one);
          }}
        />
        {file !== null && <p className="pr-muted lists-import-file">{file.name}</p>}
        <div aria-live="polite">
          {busy && preview === null && <p>Controllo del file in corso…</p>}
          {preview !== null && <CustomerPreviewList preview={preview} />}
        </div>
        {hasDuplicates && (
          <CheckboxField
            id="clienti-doppi"
            label="Crea anche le bozze dei clienti già presenti"
            value={withDuplicates}
            onChange={setWithDuplicates}
          />
        )}
        {failure !== null && (
          <p className="pr-field-error" role="alert">
            {failure}
          </p>
        )}
      </div>
    </Dialog>
  );
}
