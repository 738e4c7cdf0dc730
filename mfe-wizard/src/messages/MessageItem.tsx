import { downloadFileOrLink, type DossierMessageDto } from '@pratiche/api';
import type { MessageSide } from '@pratiche/domain';
import { Button, DateText, PaperClipOutlined, useApi, useDownload } from '@pratiche/ui';
import { PendingScanBadge } from '../files/PendingScanBadge.js';
import { MESSAGE_TEXTS as TEXTS } from './texts.js';

const MESSAGE_KIND_LABELS: Record<DossierMessageDto['kind'], string> = {
  text: '',
  request: TEXTS.requestedAgain,
  answer: TEXTS.uploadedAgain,
  revoke: TEXTS.requestWithdrawn,
};

/**
 * One message: sender, time and text; the viewer's own messages also show whether they were read.
 */
export function MessageItem({ message, side }: { message: DossierMessageDto; side: MessageSide }) {
  const api = useApi();
  const { download, activeDownload } = useDownload();
  const { attachment, documentName } = message;
  const isOwn = message.side === side;
  return (
    <li className={`msg ${isOwn ? 'msg-own' : 'msg-other'}`}>
      <p className="msg-head">
        <strong>{isOwn && side === 'fitter' ? TEXTS.you : message.who}</strong>{' '}
        <span className="pr-muted">
          <DateText value={message.at} time />
        </span>
      </p>
      {documentName !== null && (
        <p className="msg-what">
          {MESSAGE_KIND_LABELS[message.kind]}: {documentName}
        </p>
      )}
      {message.text !== '' && <p className="msg-text">{message.text}</p>}
      {attachment && (
        <Button
          size="small"
          className="msg-file"
          icon={<PaperClipOutlined />}
          loading={activeDownload !== null}
          aria-label={TEXTS.downloadAttachment(attachment.fileName)}
          onClick={() =>
            download(
              attachment.id,
              () =>
                downloadFileOrLink(api, '/api/Upload/download/{fileId}', {
                  path: { fileId: attachment.id },
                }),
              TEXTS.downloadFailed,
            )
          }
        >
          {attachment.fileName}
        </Button>
      )}
      {attachment?.awaitsScan && (
        <p className="msg-seen">
          <PendingScanBadge file={attachment} />
        </p>
      )}
      {isOwn && <p className="msg-seen pr-muted">{message.isRead ? TEXTS.read : TEXTS.unread}</p>}
    </li>
  );
}
