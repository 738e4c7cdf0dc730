import type { OpenDocumentRequestDto } from '@pratiche/api';
import { Button, DateText } from '@pratiche/ui';
import { ADMIN_DOCUMENT_TEXTS } from './texts.js';

interface OpenRequestProps {
  name: string;
  request: OpenDocumentRequestDto;
  busy: boolean;
  onRevoke: () => void;
}

/** That a document was asked for again, and what became of it. */
export function OpenRequest({ name, request, busy, onRevoke }: OpenRequestProps) {
  return (
    <span className="admin-request">
      {request.newFileIds.length > 0
        ? ADMIN_DOCUMENT_TEXTS.uploadedNotSent
        : ADMIN_DOCUMENT_TEXTS.requestWaits}{' '}
      (<DateText value={request.asked} />)
      <Button
        size="small"
        type="link"
        loading={busy}
        aria-label={ADMIN_DOCUMENT_TEXTS.withdrawRequestOf(name)}
        onClick={onRevoke}
      >
        {ADMIN_DOCUMENT_TEXTS.withdrawRequest}
      </Button>
    </span>
  );
}
