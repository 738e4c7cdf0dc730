import { downloadFileOrLink, type StatusChangeDto } from '@pratiche/api';
import { isFiledStatus, isStatusCode, type DossierForm, formatFieldNames } from '@pratiche/domain';
import { Button, DateText, PaperClipOutlined, useApi, useDownload, useRules } from '@pratiche/ui';
import { HISTORY_TEXTS } from './texts.js';

/** Every change of status and every edit of the back office, newest first; undefined while read. */
export function HistoryTimeline({ history }: { history: readonly StatusChangeDto[] | undefined }) {
  const newestFirst = [...(history ?? [])].reverse();
  return (
    <section className="pr-card admin-panel" aria-labelledby="history-title">
      <h2 id="history-title">{HISTORY_TEXTS.title}</h2>
      {history?.length === 0 && <p className="pr-muted">{HISTORY_TEXTS.none}</p>}
      <ol className="admin-timeline">
        {newestFirst.map((change) => (
          <StatusChangeItem key={`${change.event} ${change.id} ${change.at}`} change={change} />
        ))}
      </ol>
    </section>
  );
}

/** Of what is no change of status. */
const EVENT_TITLES: Readonly<Partial<Record<StatusChangeDto['event'], string>>> = {
  edit: HISTORY_TEXTS.edited,
  correction: HISTORY_TEXTS.corrected,
  skip: HISTORY_TEXTS.skipped,
  postpone: HISTORY_TEXTS.postponed,
  resume: HISTORY_TEXTS.resumed,
};

const describeUndo = (from: string | null): string =>
  from !== null && isStatusCode(from) && isFiledStatus(from)
    ? HISTORY_TEXTS.filingUndone
    : HISTORY_TEXTS.acceptanceUndone;

/** One entry of the history. */
export function StatusChangeItem({
  change: { from, to, at, who, reason, attachmentId, editedFields, event },
  className,
}: {
  change: StatusChangeDto;
  className?: string;
}) {
  const { getStatus } = useRules();
  const api = useApi();
  const { download, activeDownload } = useDownload();
  const isEdit = editedFields.length > 0;
  const title =
    event === 'undo'
      ? describeUndo(from)
      : (EVENT_TITLES[event] ?? (isStatusCode(to) ? getStatus(to).name : to));
  return (
    <li className={className}>
      <strong>{title}</strong>
      <span className="pr-muted">
        <DateText value={at} time /> · {who}
      </span>
      {isEdit && <p>{formatFieldNames(editedFields as (keyof DossierForm)[])}</p>}
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
                downloadFileOrLink(api, '/api/Upload/download/{fileId}', {
                  path: { fileId: attachmentId },
                }),
              HISTORY_TEXTS.downloadFailed,
            )
          }
        >
          {HISTORY_TEXTS.downloadAttachment}
        </Button>
      )}
    </li>
  );
}
