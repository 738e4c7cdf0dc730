import { MESSAGE_MAX, REQUIRED_MESSAGE } from '@pratiche/domain';
import { Button, Dialog, TextField } from '@pratiche/ui';
import { useState } from 'react';
import type { MessageThreadState } from './useMessageThread.js';
import { MESSAGE_TEXTS as TEXTS } from './texts.js';

const TEXT_ID = 'ask-again';

interface DocumentRequestDialogProps {
  document: { id: number; name: string; hasFiles: boolean } | null;
  thread: MessageThreadState;
  onClose: () => void;
}

/** Requests a document, or a new version of an uploaded document with the reason. */
export function DocumentRequestDialog({ document, thread, onClose }: DocumentRequestDialogProps) {
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const verb = document?.hasFiles === false ? TEXTS.request : TEXTS.requestAgain;

  function close() {
    setText(null);
    setError(null);
    onClose();
  }

  async function ask() {
    if (document === null) return;
    if ((text ?? '').trim() === '') {
      setError(REQUIRED_MESSAGE);
      window.document.getElementById(TEXT_ID)?.focus();
      return;
    }
    if (await thread.requestDocument(document.id, text ?? '')) close();
  }

  return (
    <Dialog
      open={document !== null}
      title={`${verb}: ${document?.name ?? ''}`}
      onClose={close}
      footer={
        <>
          <Button onClick={close} disabled={thread.busy}>
            {TEXTS.cancel}
          </Button>
          <Button type="primary" loading={thread.busy} onClick={() => void ask()}>
            {verb}
          </Button>
        </>
      }
    >
      <p className="msg-ask">{TEXTS.requestHelp}</p>
      <TextField
        id={TEXT_ID}
        label={TEXTS.requestReason}
        value={text}
        onChange={setText}
        rows={4}
        maxLength={MESSAGE_MAX}
        error={error ?? undefined}
        required
      />
    </Dialog>
  );
}
