import {
  findMentionQuery,
  insertMention,
  listMentionOffers,
  NOTE_MAX,
  type Colleague,
  type MentionQuery,
} from '@pratiche/domain';
import { controlProps, FieldFrame } from '@pratiche/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { THREAD_TEXTS as TEXTS } from './texts.js';

export const NOTE_FIELD_ID = 'note-text';
const LIST_ID = 'note-colleagues';
const MAX_OFFERS = 8;

interface NoteFieldProps {
  text: string;
  error: string | null;
  colleagues: readonly Colleague[];
  onChange: (text: string) => void;
}

/** The text of a note; "@" offers colleagues, which arrows and Enter or a touch choose. */
export function NoteField({ text, error, colleagues, onChange }: NoteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [active, setActive] = useState(0);
  const offers =
    query === null ? [] : listMentionOffers(query.query, colleagues).slice(0, MAX_OFFERS);
  const isOpen = offers.length > 0;
  const chosen = Math.min(active, offers.length - 1);

  function lookForMention({ value, selectionStart }: HTMLTextAreaElement) {
    setQuery(findMentionQuery(value, selectionStart));
    setActive(0);
  }

  function choose(colleague: Colleague | undefined) {
    if (query === null || colleague === undefined) return;
    const { text: completed, caret } = insertMention(text, query, colleague.name);
    onChange(completed);
    setQuery(null);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown') setActive((chosen + 1) % offers.length);
    else if (event.key === 'ArrowUp') setActive((chosen + offers.length - 1) % offers.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(offers[chosen]);
    else if (event.key === 'Escape') setQuery(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const frame = {
    id: NOTE_FIELD_ID,
    label: TEXTS.noteLabel,
    help: TEXTS.noteHelp,
    error: text.length > NOTE_MAX ? TEXTS.noteTooLong(text.length) : error,
  };
  return (
    <FieldFrame {...frame}>
      <textarea
        {...controlProps(frame)}
        ref={field}
        className="pr-input"
        rows={3}
        value={text}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? LIST_ID : undefined}
        aria-activedescendant={isOpen ? `${LIST_ID}-${chosen}` : undefined}
        onChange={({ target }) => {
          onChange(target.value);
          lookForMention(target);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setQuery(null)}
      />
      <p className="pr-visually-hidden" role="status">
        {TEXTS.offered(offers.length)}
      </p>
      {isOpen && (
        <ul className="thr-colleagues" id={LIST_ID} role="listbox" aria-label={TEXTS.colleagues}>
          {offers.map((colleague, index) => (
            <li
              key={colleague.id}
              id={`${LIST_ID}-${index}`}
              role="option"
              aria-selected={index === chosen}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(colleague)}
            >
              {colleague.name}
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}
