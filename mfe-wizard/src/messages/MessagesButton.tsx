import { Badge, Button, Dialog } from '@pratiche/ui';
import { useState } from 'react';
import { MessagesPanel } from './MessagesPanel.js';
import { useMessageThread } from './useMessageThread.js';
import { MESSAGE_TEXTS as TEXTS } from './texts.js';

interface MessagesButtonProps {
  dossierId: number;
  /** Shown only with something new, or only without; else always. */
  only?: 'new' | 'quiet';
}

/** The messages of a dossier that came back, while it is being corrected. */
export function MessagesButton({ dossierId, only }: MessagesButtonProps) {
  const thread = useMessageThread(dossierId);
  const [open, setOpen] = useState(false);
  const { unread = 0, requests = [] } = thread.thread ?? {};
  // What was new stays at its place while it is read.
  const [wasNew, setWasNew] = useState(false);
  const isNew = wasNew || unread > 0 || requests.length > 0;
  if (isNew && !wasNew) setWasNew(true);
  if (only !== undefined && (only === 'new') !== isNew) return null;
  return (
    <div className={`wz-messages ${only === 'quiet' ? '' : 'wz-note'}`}>
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
