import { REQUIRED_MESSAGE, NOTE_MAX } from '@pratiche/domain';
import { Button, useIdempotencyKey, useSession } from '@pratiche/ui';
import { submitOnCtrlEnter, useOperators } from '@pratiche/ui/office';
import { useState } from 'react';
import { NoteField } from './NoteField.js';
import { THREAD_TEXTS as TEXTS } from './texts.js';
import type { OfficeThreadState } from './useOfficeThread.js';

/** Form for a note. The text is kept until it has been saved. */
export function NoteComposer({ office: { addNote, busy } }: { office: OfficeThreadState }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { user } = useSession();
  const colleagues = useOperators().filter(({ id }) => id !== user?.id);
  // A retry after a lost response must not save the note twice.
  const { keyFor, renewKey } = useIdempotencyKey();

  async function save() {
    if (busy || text.length > NOTE_MAX) return;
    if (text.trim() === '') {
      setError(REQUIRED_MESSAGE);
      return;
    }
    setError(null);
    if (!(await addNote(text, keyFor(text)))) return;
    renewKey();
    setText('');
  }

  return (
    <form
      className="msg-composer"
      onKeyDown={submitOnCtrlEnter}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <NoteField text={text} error={error} colleagues={colleagues} onChange={setText} />
      <div className="msg-actions">
        <span className="pr-muted">{TEXTS.keys}</span>
        <Button className="thr-save" htmlType="submit" loading={busy}>
          {TEXTS.saveNote}
        </Button>
      </div>
    </form>
  );
}
