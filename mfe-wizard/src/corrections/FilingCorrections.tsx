import {
  downloadFile,
  downloadFileOrLink,
  type AdminFileDto,
  type LinkFilingDto,
  type UploadedFileDto,
} from '@pratiche/api';
import { Button, DownloadOutlined, useApi, useDownload } from '@pratiche/ui';
import { FormerCpids } from './FormerCpids.js';
import { CORRECTION_TEXTS as TEXTS } from './texts.js';

/** The annulled CPIDs of a declaration with their files, for its fitter and the back office. */
export function FilingCorrections({ documents }: { documents: readonly AdminFileDto[] }) {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  const code = documents.find(({ corrections }) => corrections !== undefined);
  if (code?.corrections === undefined) return null;
  const button = (file: UploadedFileDto | null, label: string, cpid: string | null) =>
    file && (
      <Button
        icon={<DownloadOutlined />}
        aria-label={nameFormer(label, cpid)}
        loading={activeDownload === file.id}
        onClick={() =>
          download(
            file.id,
            () =>
              downloadFileOrLink(api, '/api/Upload/download/{fileId}', {
                path: { fileId: file.id },
              }),
            TEXTS.downloadFailed,
          )
        }
      >
        {label}
      </Button>
    );
  return (
    <FormerCpids cpid={code.cpid} corrections={code.corrections}>
      {({ receipt, document, formerCpid }) => (
        <>
          {button(receipt, TEXTS.formerReceipt, formerCpid)}
          {button(document, TEXTS.formerDocument, formerCpid)}
        </>
      )}
    </FormerCpids>
  );
}

/** The same on the customer's link, which leads to the receipts alone. */
export function LinkCorrections({
  token,
  filing: { filing, cpid, corrections = [] },
}: {
  token: string;
  filing: LinkFilingDto;
}) {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  return (
    <FormerCpids cpid={cpid} corrections={corrections}>
      {({ id, formerCpid, hasReceipt }) =>
        hasReceipt && (
          <Button
            icon={<DownloadOutlined />}
            aria-label={nameFormer(TEXTS.formerReceipt, formerCpid)}
            loading={activeDownload === id}
            onClick={() =>
              download(
                id,
                () =>
                  downloadFile(api, '/api/Module/receiptByToken/{token}/{filing}', {
                    path: { token, filing },
                    query: { correction: id },
                  }),
                TEXTS.downloadFailed,
              )
            }
          >
            {TEXTS.formerReceipt}
          </Button>
        )
      }
    </FormerCpids>
  );
}

const nameFormer = (label: string, cpid: string | null): string =>
  cpid === null ? label : `${label}: ${cpid}`;
