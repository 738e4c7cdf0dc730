import { downloadFile } from '@pratiche/api';
import { selectPlural } from '@pratiche/domain';
import { Button, CheckboxField, Dialog, DownloadOutlined, useApi, useDownload } from '@pratiche/ui';
import { FileDrop } from '@pratiche/ui/form';
import { CustomerPreviewList } from './CustomerPreviewList.js';
import { countImportableLines } from './count-importable-lines.js';
import { useCustomerImport } from './useCustomerImport.js';
import { CUSTOMER_IMPORT_TEXTS as TEXTS } from './texts.js';

const MAX_BYTES = 1_000_000;

/** Choose a list of customers, read what becomes of each line, then make the drafts. */
export function CustomerImportDialog({
  onClose,
  onImported,
}: {
  onClose: () => void;
  onImported: () => void;
}) {
  const {
    fileName,
    preview,
    busy,
    failure,
    withDuplicates,
    setWithDuplicates,
    previewFile,
    createDrafts,
  } = useCustomerImport(onImported);
  const importable = preview === null ? 0 : countImportableLines(preview, withDuplicates);
  const hasDuplicates = preview?.lines.some(({ duplicateOf }) => duplicateOf !== null) === true;
  return (
    <Dialog
      open
      title={TEXTS.title}
      onClose={onClose}
      persistent={busy}
      footer={
        <CustomerImportButtons
          count={importable}
          isBusy={busy}
          isCreating={busy && preview !== null}
          onClose={onClose}
          onCreate={() => void createDrafts()}
        />
      }
    >
      <div className="lists-import">
        <p>{TEXTS.help}</p>
        <p>
          <TemplateDownloadButton />
        </p>
        <FileDrop
          label={TEXTS.file}
          accept=".csv,.txt,.xlsx,.xls"
          multiple={false}
          disabled={busy}
          maxBytes={MAX_BYTES}
          tooLarge={TEXTS.tooLarge}
          onFiles={([one]) => {
            if (one) void previewFile(one);
          }}
        />
        {fileName !== null && <p className="pr-muted lists-import-file">{fileName}</p>}
        <div aria-live="polite">
          {busy && preview === null && <p>{TEXTS.checking}</p>}
          {preview !== null && <CustomerPreviewList preview={preview} />}
        </div>
        {hasDuplicates && (
          <CheckboxField
            id="clienti-doppi"
            label={TEXTS.alsoKnown}
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

interface CustomerImportButtonsProps {
  /** Drafts that would be made. */
  count: number;
  isBusy: boolean;
  isCreating: boolean;
  onClose: () => void;
  onCreate: () => void;
}

/** Footer of the import: cancel, or make the drafts. */
function CustomerImportButtons(props: CustomerImportButtonsProps) {
  const { count, isBusy, isCreating, onClose, onCreate } = props;
  return (
    <>
      <Button onClick={onClose} disabled={isBusy}>
        {TEXTS.cancel}
      </Button>
      <Button type="primary" loading={isCreating} disabled={count === 0} onClick={onCreate}>
        {createButtonLabel(count)}
      </Button>
    </>
  );
}

const createButtonLabel = (count: number): string =>
  count === 0 ? TEXTS.create : selectPlural(count, TEXTS.createOne, TEXTS.createMany(count));

/** Downloads an empty list of customers to fill in. */
function TemplateDownloadButton() {
  const api = useApi();
  const { activeDownload, download } = useDownload();
  return (
    <Button
      icon={<DownloadOutlined aria-hidden="true" />}
      loading={activeDownload === 'template'}
      onClick={() =>
        download(
          'template',
          () => downloadFile(api, '/api/Module/csv/template'),
          TEXTS.downloadFailed,
        )
      }
    >
      {TEXTS.downloadTemplate}
    </Button>
  );
}
