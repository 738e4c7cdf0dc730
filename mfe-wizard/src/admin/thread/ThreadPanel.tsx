import type { AdminDossierDto } from '@pratiche/api';
import { selectPlural } from '@pratiche/domain';
import { Button, DateText, ErrorState, LoadingState } from '@pratiche/ui';
import { useEffect, useRef, useState } from 'react';
import { StatusChangeItem } from '../../history/HistoryTimeline.js';
import { MessageItem } from '../../messages/MessageItem.js';
import { useMarkThreadRead } from '../../messages/MessagesPanel.js';
import type { MessageThreadState } from '../../messages/useMessageThread.js';
import { NoteItem } from './NoteItem.js';
import { THREAD_TEXTS as TEXTS } from './texts.js';
import { ThreadComposer, type WrittenKind } from './ThreadComposer.js';
import {
  filterEntries,
  listThreadEntries,
  THREAD_FILTERS,
  type PlainAct,
  type ThreadEntry,
  type ThreadFilter,
} from './thread-entries.js';
import { useOfficeThread, type OfficeThreadState } from './useOfficeThread.js';
import '../../messages/messages.css';
import './thread.css';

interface ThreadPanelProps {
  dossier: AdminDossierDto;
  thread: MessageThreadState;
}

/** An address that ends so leads to the notes: that of a notification. */
const NOTES_HASH = '#note';
const isNotesAddress = (): boolean => location.hash === NOTES_HASH;

/** Messages, notes and acts of a dossier in one thread, as operators see it, and what they write next. */
export function ThreadPanel({ dossier, thread }: ThreadPanelProps) {
  const office = useOfficeThread(dossier.id);
  const [filter, setFilter] = useState<ThreadFilter>(() => (isNotesAddress() ? 'note' : 'all'));
  const [kind, setKind] = useState<WrittenKind>(() => (isNotesAddress() ? 'note' : 'message'));
  const seen = useMarkThreadRead(thread);
  const entries = filterEntries(listThreadEntries(dossier, thread.thread, office.office), filter);
  const error = thread.thread === undefined ? thread.error : office.error;
  const isRead = thread.thread !== undefined && office.office !== undefined;
  const unread = thread.thread?.unread ?? 0;
  useNoteInView(office, isRead);
  return (
    <section
      className="pr-card admin-panel msg-panel"
      aria-labelledby="thread-title"
      // Messages that the chips leave out were not seen.
      ref={filter === 'all' || filter === 'message' ? seen : null}
      id="messaggi"
    >
      <h2 id="thread-title">
        {TEXTS.title}
        {unread > 0 && (
          <span className="pr-mark">
            {unread} {selectPlural(unread, 'nuovo', 'nuovi')}
          </span>
        )}
      </h2>
      <div className="thr-filters" role="group" aria-label={TEXTS.filter}>
        {THREAD_FILTERS.map((one) => (
          <Button
            key={one}
            size="small"
            aria-pressed={one === filter}
            onClick={() => setFilter(one)}
          >
            {TEXTS.filters[one]}
            {one === 'message' && unread > 0 && ` (${unread})`}
          </Button>
        ))}
      </div>
      {!isRead &&
        (error ? (
          <ErrorState
            error={error}
            title={TEXTS.readFailed}
            onRetry={() => {
              thread.retryThread();
              office.retry();
            }}
          />
        ) : (
          <LoadingState lines={2} />
        ))}
      {isRead && entries.length === 0 && <p className="pr-muted">{TEXTS.none[filter]}</p>}
      {isRead && entries.length > 0 && (
        <ol className="msg-list" aria-live="polite" aria-label={TEXTS.list}>
          {entries.map((entry) => (
            <ThreadItem key={entry.key} entry={entry} office={office} />
          ))}
        </ol>
      )}
      {isRead && <ThreadComposer kind={kind} onKind={setKind} thread={thread} office={office} />}
    </section>
  );
}

function ThreadItem({ entry, office }: { entry: ThreadEntry; office: OfficeThreadState }) {
  if (entry.kind === 'message') return <MessageItem message={entry.message} side="office" />;
  if (entry.kind === 'note')
    return <NoteItem note={entry.note} busy={office.busy} onWithdraw={office.withdrawNote} />;
  return 'change' in entry ? (
    <StatusChangeItem change={entry.change} className="thr-act" />
  ) : (
    <ActItem act={entry.act} at={entry.at} />
  );
}

function ActItem({ act: { title, who }, at }: { act: PlainAct; at: string }) {
  return (
    <li className="thr-act">
      <strong>{title}</strong>{' '}
      <span className="pr-muted">
        <DateText value={at} time /> · {who}
      </span>
    </li>
  );
}

/** Whoever comes from a notification sees the last note that calls them, else the last of all. */
function useNoteInView({ office }: OfficeThreadState, isShown: boolean): void {
  const called = office?.notes.findLast(({ isForCaller }) => isForCaller) ?? office?.notes.at(-1);
  const id = called?.id;
  // Only as the page opens: a later note must not take the focus from who writes.
  const isOpening = useRef(true);
  useEffect(() => {
    if (!isShown || !isOpening.current) return;
    isOpening.current = false;
    if (id === undefined || !isNotesAddress()) return;
    const item = document.getElementById(`note-${id}`);
    item?.scrollIntoView({ block: 'center' });
    item?.focus({ preventScroll: true });
  }, [isShown, id]);
}
