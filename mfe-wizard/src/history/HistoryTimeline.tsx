import { downloadFile, type StatusChangeDto } from '@pratiche/api';
import { isStatusCode } from '@pratiche/domain';
import { Button, DateText, PaperClipOutlined, useApi, useDownload, useRules } from '@pratiche/ui';

/** Every change of status, newest first. */
export function HistoryTimeline({ history }: { history: readonly StatusChangeDto[] }) {
  const newestFirst = [...history].sort((a, b) => b.id - a.id);
  return (
    <section className="pr-card admin-panel" aria-labelledby="history-title">
      <h2 id="history-title">Storia</h2>
      {history.length === 0 && <p className="pr-muted">Ancora nessun cambio di stato.</p>}
      <ol className="admin-timeline">
        {newestFirst.map((change) => (
          <StatusChangeItem key={change.id} change={change} />
        ))}
      </ol>
    </section>
  );
}

function StatusChangeItem({
  change: { to, at, who, reason, attachmentId },
}: {
  change: StatusChangeDto;
}) {
  const { getStatus } = useRules();
  const api = useApi();
  const { download, activeDownload } = useDownload();
  return (
    <li>
      <strong>{isStatusCode(to) ? getStatus(to).name : to}</strong>
      <span className="pr-muted">
        <DateText value={at} time /> · {who}
      </span>
      {reason && <p className="admin-reason">{reason}</p>}
      {attachmentId !== null && (
        <Button
          size="small"
          icon={<PaperClipOutlined />}
          loading={activeDownload !== null}
          onClick={() =>
            download(
              attachmentId,
              () =>
                downloadFile(api, '/api/Upload/download/{fileId}', {
                  path: { fileId: attachmentId },
                }),
              'Errore Download Documenti Pratica',
            )
          }
        >
          Scarica l’allegato
        </Button>
      )}
    </li>
  );
}
