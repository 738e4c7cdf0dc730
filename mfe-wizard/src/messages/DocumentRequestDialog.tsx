import { addReturnReason, dropReturnReason, MESSAGE_MAX, REQUIRED_MESSAGE } from '@pratiche/domain';
import { Button, Dialog, TextField } from '@pratiche/ui';
import { ReturnReasonPicker, submitOnCtrlEnter } from '@pratiche/ui/office';
import { useState } from 'react';
import type { MessageThreadState } from './useMessageThread.js';
import { MESSAGE_TEXTS as TEXTS } from './texts.js';

const FORM_ID = 'ask-again-form';
const TEXT_ID = 'ask-again';

export interface RequestedDocument {
  id: number;
  code: string;
  name: string;
  hasFiles: boolean;
}

interface DocumentRequestDialogProps {
  document: RequestedDocument | null;
  thread: MessageThreadState;
  onClose: () => void;
}

/** Requests a document, or a new version of an uploaded document with the reason, in a ready text or in other words. */
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
    if (document === null || thread.busy) return;
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
          <Button
            type="primary"
            htmlType="submit"
            form={FORM_ID}
            loading={thread.busy}
            title={TEXTS.requestKey}
          >
            {verb}
          </Button>
        </>
      }
    >
      <form
        id={FORM_ID}
        className="msg-request-form"
        noValidate
        onKeyDown={submitOnCtrlEnter}
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <p className="msg-ask">{TEXTS.requestHelp}</p>
        <ReturnReasonPicker
          isRejection={false}
          documentCode={document?.code ?? ''}
          disabled={thread.busy}
          fieldId={TEXT_ID}
          written={text}
          onDrop={(template) => setText(dropReturnReason(text, template))}
          onPick={(template) => {
            setText(addReturnReason(text, template));
            setError(null);
          }}
        />
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
      </form>
    </Dialog>
  );
}
