import { downloadFileOrLink } from '@pratiche/api';
import { Button } from '../basic/index.js';
import { useDownload } from '../download/useDownload.js';
import { PaperClipOutlined } from '../icons.js';
import { useApi } from '../session/useApi.js';
import { useLastRejection } from './useLastRejection.js';
import { STATUS_TEXTS as TEXTS } from './texts.js';

/**
 * What the back office enclosed with the last rejection or request for corrections; nothing when it
 * enclosed nothing.
 */
export function RejectionAttachment({ dossierId }: { dossierId: number }) {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  const fileId = useLastRejection(dossierId)?.attachmentId ?? null;
  if (fileId === null) return null;
  return (
    <Button
      className="pr-attachment"
      icon={<PaperClipOutlined />}
      loading={activeDownload !== null}
      onClick={() =>
        download(
          fileId,
          () => downloadFileOrLink(api, '/api/Upload/download/{fileId}', { path: { fileId } }),
          TEXTS.downloadFailed,
        )
      }
    >
      {TEXTS.downloadAttachment}
    </Button>
  );
}
