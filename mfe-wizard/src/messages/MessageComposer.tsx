import { MESSAGE_MAX, REQUIRED_MESSAGE } from '@pratiche/domain';
import {
  ACCEPTED_FILE_EXTENSIONS,
  Button,
  CloseOutlined,
  PaperClipOutlined,
  SendOutlined,
  TextField,
  useIdempotencyKey,
} from '@pratiche/ui';
import { FILE_TOO_LARGE, FileInput, MAX_FILE_BYTES } from '@pratiche/ui/form';
import { type KeyboardEventHandler, type ReactNode, useState } from 'react';
import type { MessageThreadState } from './useMessageThread.js';
import { MESSAGE_TEXTS as TEXTS } from './texts.js';

interface MessageComposerProps {
  thread: MessageThreadState;
  label: string;
  /** Ready texts above the field, each of which changes what is written. */
  offer?: (change: (edit: (text: string | null) => string) => void) => ReactNode;
  onKeyDown?: KeyboardEventHandler<HTMLFormElement>;
}

export const MESSAGE_FIELD_ID = 'message-text';

/** Form for a message with an optional file. The text is kept until it has been sent. */
export function MessageComposer({
  thread: { sendMessage, busy },
  label,
  offer,
  onKeyDown,
}: MessageComposerProps) {
  const [text, setText] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  // A retry after a lost response must not send the message twice.
  const { keyFor, renewKey } = useIdempotencyKey();

  async function send() {
    // Ctrl+Enter asks again while the first is on its way.
    if (busy) return;
    if ((text ?? '').trim() === '' && file === null) {
      setError(REQUIRED_MESSAGE);
      return;
    }
    setError(null);
    if (!(await sendMessage(text ?? '', file, keyFor(text ?? '', file)))) return;
    renewKey();
    setText(null);
    setFile(null);
  }

  return (
    <form
      className="msg-composer"
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {offer?.((edit) => {
        setText(edit);
        document.getElementById(MESSAGE_FIELD_ID)?.focus();
      })}
      <TextField
        id={MESSAGE_FIELD_ID}
        label={label}
        value={text}
        onChange={setText}
        rows={3}
        maxLength={MESSAGE_MAX}
        error={error ?? undefined}
      />
      {file && (
        <p className="msg-attached">
          <PaperClipOutlined aria-hidden="true" /> {file.name}
          <Button
            size="small"
            type="text"
            icon={<CloseOutlined />}
            aria-label={TEXTS.removeAttachment(file.name)}
            onClick={() => setFile(null)}
          />
        </p>
      )}
      <div className="msg-actions">
        <FileInput
          label={TEXTS.attachment}
          accept={ACCEPTED_FILE_EXTENSIONS}
          multiple={false}
          disabled={busy}
          onFiles={([chosen]) => {
            if (!chosen) return;
            setError(chosen.size > MAX_FILE_BYTES ? FILE_TOO_LARGE : null);
            if (chosen.size <= MAX_FILE_BYTES) setFile(chosen);
          }}
        >
          {(open) => (
            <Button icon={<PaperClipOutlined />} disabled={busy} onClick={open}>
              {TEXTS.attach}
            </Button>
          )}
        </FileInput>
        <Button type="primary" htmlType="submit" icon={<SendOutlined />} loading={busy}>
          {TEXTS.send}
        </Button>
      </div>
    </form>
  );
}
