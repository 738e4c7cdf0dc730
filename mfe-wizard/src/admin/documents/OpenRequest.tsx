import type { OpenDocumentRequestDto } from '@pratiche/api';
import { Button, DateText } from '@pratiche/ui';

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
        ? 'Richiesto di nuovo: file caricato, risposta non ancora inviata'
        : 'Richiesto di nuovo, in attesa'}{' '}
      (<DateText value={request.asked} />)
      <Button
        size="small"
        type="link"
        loading={busy}
        aria-label={`Ritira la richiesta: ${name}`}
        onClick={onRevoke}
      >
        Ritira la richiesta
      </Button>
    </span>
  );
}
