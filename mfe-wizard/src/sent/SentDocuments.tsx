import { downloadFile, type DossierDocumentListDto } from '@pratiche/api';
import {
  downloadDossierZip,
  Button,
  DownloadOutlined,
  PreviewDialog,
  useApi,
  useDownload,
  QueryState,
  type PreviewFile,
} from '@pratiche/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { PendingScanBadge } from '../files/PendingScanBadge.js';
import { OnlineSignatureMark } from '../signing/OnlineSignatureMark.js';
import { SENT_TEXTS as TEXTS } from './texts.js';

/** The documents as they were sent: to look at and to save. */
export function SentDocuments({
  dossierId,
  query: { data, error, refetch },
}: {
  dossierId: number;
  query: UseQueryResult<DossierDocumentListDto>;
}) {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  const [openId, setOpenId] = useState<number | null>(null);
  const uploaded = (data?.documents ?? []).filter(({ document }) => document.files.length > 0);
  const files: PreviewFile[] = uploaded.flatMap(({ document }) =>
    document.files.map((file) => ({ ...file, title: document.name })),
  );
  return (
    <section className="pr-card admin-panel" aria-labelledby="documents-title">
      <div className="admin-panel-head">
        <h2 id="documents-title">{TEXTS.documents}</h2>
        <Button
          size="small"
          icon={<DownloadOutlined />}
          disabled={files.length === 0}
          loading={activeDownload !== null}
          onClick={() =>
            download('zip', () => downloadDossierZip(api, dossierId), TEXTS.downloadFailed)
          }
        >
          {TEXTS.downloadAll}
        </Button>
      </div>
      <QueryState for={{ data, error, refetch }} lines={4} />
      <ul className="admin-documents">
        {uploaded.map(({ id, document, toBeUploaded }) => (
          <li key={id}>
            <span className="admin-document-name">{document.name}</span>
            {toBeUploaded && <span className="admin-missing">{TEXTS.uploadAgain}</span>}
            {document.files.map((file) => (
              <span key={file.id} className="admin-document-file">
                <Button
                  type="link"
                  size="small"
                  className="admin-file"
                  aria-label={TEXTS.preview(document.name, file.fileName)}
                  onClick={() => setOpenId(file.id)}
                >
                  {file.fileName}
                </Button>
                <OnlineSignatureMark dossierId={dossierId} signatureId={file.signatureId} />
                <PendingScanBadge file={file} />
              </span>
            ))}
          </li>
        ))}
      </ul>
      <PreviewDialog
        files={files}
        openId={openId}
        load={({ id }) =>
          downloadFile(api, '/api/Upload/download/{fileId}', { path: { fileId: id } })
        }
        onOpen={setOpenId}
        onClose={() => setOpenId(null)}
      />
    </section>
  );
}
