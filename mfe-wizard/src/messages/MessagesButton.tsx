import { Badge, Button, Dialog } from '@pratiche/ui';
import { useState } from 'react';
import { MessagesPanel } from './MessagesPanel.js';
import { useMessageThread } from './useMessageThread.js';
import { MESSAGE_TEXTS as TEXTS } from './texts.js';

/** The messages of a dossier that came back, while it is being corrected. */
export function MessagesButton({ dossierId }: { dossierId: number }) {
  const thread = useMessageThread(dossierId);
  const [open, setOpen] = useState(false);
  const { unread = 0, requests = [] } = thread.thread ?? {};
  return (
    <div className="wz-note wz-messages">
      {requests.map(({ id, documentName, text }) => (
        <p key={id}>
          <strong>
            {TEXTS.toUploadAgain} {documentName}.
          </strong>{' '}
          {text}
        </p>
      ))}
      <Badge count={unread}>
        <Button onClick={() => setOpen(true)}>
          {unread > 0 ? TEXTS.newFromOffice(unread) : TEXTS.fromOffice}
        </Button>
      </Badge>
      <Dialog open={open} title={TEXTS.aboutDossier} onClose={() => setOpen(false)}>
        <MessagesPanel thread={thread} side="fitter" />
      </Dialog>
    </div>
  );
}
