import { downloadFile } from '@pratiche/api';
import { Button, DownloadOutlined, useApi, useDownload } from '@pratiche/ui';
import { CUSTOMER_IMPORT_TEXTS as TEXTS } from './texts.js';

/** Downloads an empty list of customers to fill in. */
export function TemplateDownloadButton() {
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
