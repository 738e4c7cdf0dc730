import type { DossierNoteDto } from '@pratiche/api';
import { splitNote } from '@pratiche/domain';
import { Button, DateText, useConfirm } from '@pratiche/ui';
import { THREAD_TEXTS as TEXTS } from './texts.js';

interface NoteItemProps {
  note: DossierNoteDto;
  busy: boolean;
  onWithdraw: (noteId: number) => Promise<boolean>;
}

/** One note: who wrote it, when, whom it calls, and that only the back office reads it. */
export function NoteItem({ note, busy, onWithdraw }: NoteItemProps) {
  const confirm = useConfirm();
  async function withdraw() {
    const isSure = await confirm({
      title: TEXTS.withdrawQuestion,
      text: TEXTS.withdrawText,
      confirmLabel: TEXTS.withdraw,
      danger: true,
    });
    if (isSure) await onWithdraw(note.id);
  }
  return (
    <li
      className={`msg thr-note ${note.isForCaller ? 'thr-note-called' : ''}`}
      id={`note-${note.id}`}
      tabIndex={-1}
    >
      <p className="msg-head">
        <span className="thr-mark">{TEXTS.noteMark}</span> <strong>{note.who}</strong>{' '}
        <span className="pr-muted">
          <DateText value={note.at} time />
        </span>{' '}
        {note.isForCaller && <span className="pr-mark">{TEXTS.forYou}</span>}
      </p>
      {note.withdrawn === null ? (
        <p className="msg-text">
          {splitNote(note.text, note.mentions).map(({ text, isMention }, index) =>
            isMention ? <strong key={index}>{text}</strong> : text,
          )}
        </p>
      ) : (
        <p className="pr-muted">{TEXTS.withdrawnBy(note.withdrawnBy ?? '')}</p>
      )}
      {note.canWithdraw && (
        <Button
          size="small"
          type="text"
          disabled={busy}
          aria-label={TEXTS.withdrawNamed(note.who)}
          onClick={() => void withdraw()}
        >
          {TEXTS.withdraw}
        </Button>
      )}
    </li>
  );
}
