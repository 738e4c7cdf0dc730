import { selectPlural } from '@pratiche/domain';
import type { MessageSide } from '@pratiche/domain';
import { Button, ErrorState, LoadingState } from '@pratiche/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { MESSAGE_FIELD_ID, MessageComposer } from './MessageComposer.js';
import { MessageItem } from './MessageItem.js';
import type { MessageThreadState } from './useMessageThread.js';
import { MESSAGE_TEXTS as TEXTS } from './texts.js';
import './messages.css';

interface MessagesPanelProps {
  thread: MessageThreadState;
  side: MessageSide;
  /** Of a dossier that is done: the form opens at a button. */
  isFolded?: boolean;
}

const COMPOSER_LABELS: Record<MessageSide, string> = {
  fitter: TEXTS.toOffice,
  office: TEXTS.toFitter,
};

/** What fitter and back office have said to each other about a dossier, and the next message. */
export function MessagesPanel({ thread, side, isFolded = false }: MessagesPanelProps) {
  const [isWriting, setWriting] = useState(!isFolded);
  // The button that opened the form is gone, and with it the focus.
  useEffect(() => {
    if (isFolded && isWriting) document.getElementById(MESSAGE_FIELD_ID)?.focus();
  }, [isFolded, isWriting]);
  const seen = useMarkThreadRead(thread);
  const { thread: data, error, retryThread } = thread;
  return (
    <section
      className="pr-card admin-panel msg-panel"
      aria-labelledby="messages-title"
      ref={seen}
      id="messaggi"
    >
      <h2 id="messages-title">
        {TEXTS.title}
        {data && data.unread > 0 && (
          <span className="pr-mark">
            {data.unread} {selectPlural(data.unread, 'nuovo', 'nuovi')}
          </span>
        )}
      </h2>
      {!data &&
        (error ? (
          <ErrorState error={error} title={TEXTS.readFailed} onRetry={retryThread} />
        ) : (
          <LoadingState lines={2} />
        ))}
      {data && data.messages.length === 0 && (
        <p className="pr-muted">{data.closedBecause ?? TEXTS.none}</p>
      )}
      {data && data.messages.length > 0 && (
        <ol className="msg-list" aria-live="polite" aria-label={TEXTS.list}>
          {data.messages.map((message) => (
            <MessageItem key={message.id} message={message} side={side} />
          ))}
        </ol>
      )}
      {data?.closedBecause === null &&
        (isWriting ? (
          <MessageComposer thread={thread} label={COMPOSER_LABELS[side]} />
        ) : (
          <p>
            <Button onClick={() => setWriting(true)}>{TEXTS.write}</Button>
          </p>
        ))}
    </section>
  );
}

/** Minimum time on screen before the thread counts as read. */
const READ_DELAY_MS = 1_000;

/** Marks messages as read once they have been on the screen for a moment. */
export function useMarkThreadRead({
  thread,
  markThreadRead,
}: MessageThreadState): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  const mark = useRef(markThreadRead);
  useEffect(() => {
    mark.current = markThreadRead;
  });
  const lastId = thread?.messages.at(-1)?.id ?? 0;
  const unread = thread?.unread ?? 0;

  useEffect(() => {
    const target = element.current;
    if (target === null || unread === 0 || lastId === 0) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      // A mark that does not get through is made by the next look.
      if (entries.some(({ isIntersecting }) => isIntersecting))
        timer = setTimeout(() => {
          if (!document.hidden) void mark.current(lastId).catch(() => undefined);
        }, READ_DELAY_MS);
    });
    observer.observe(target);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [unread, lastId]);

  return element;
}
