import { useState, type FormEvent } from 'react';
import { formatNumber } from '@pratiche/ui';
import { parsePageNumber } from './parse-page-number.js';
import { LIST_TEXTS as TEXTS } from '../texts.js';

interface PageJumpProps {
  page: number;
  pages: number;
  isMore: boolean;
  onPage: (page: number) => void;
}

/** The number of the page, to be written over: Enter or leaving the box goes there. */
export function PageJump({ page, pages, isMore, onPage }: PageJumpProps) {
  // Only while it is being typed; otherwise the page shown is the page there.
  const [typed, setTyped] = useState<string | null>(null);

  function go() {
    const wanted = typed === null ? null : parsePageNumber(typed, pages, isMore);
    setTyped(null);
    if (wanted !== null && wanted !== page) onPage(wanted);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    go();
  }

  return (
    <form className="pr-page-jump pr-number" noValidate onSubmit={submit}>
      <label>
        <span className="pr-visually-hidden">{TEXTS.page}</span>
        <input
          className="pr-input"
          type="text"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          value={typed ?? formatNumber(page, 0)}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={go}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setTyped(null);
          }}
        />
      </label>
      <span>{TEXTS.ofPages(formatNumber(pages, 0), isMore)}</span>
    </form>
  );
}
