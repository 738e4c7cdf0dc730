import { Button, formatNumber } from '@pratiche/ui';
import { useState, type FormEvent } from 'react';
import { PAGE_SIZES } from './list-params.js';
import { PlainSelect } from './PlainSelect.js';
import { formatPageRange, formatRowCount } from './page-range.js';
import type { DataTableProps } from './table.types.js';
import { parsePageNumber } from './parse-page-number.js';
import { LIST_TEXTS as TEXTS } from '../texts.js';

const PAGE_SIZE_CHOICES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

type PaginationProps = Pick<DataTableProps<unknown>, 'label' | 'paging' | 'noun'> & {
  total: number;
  shown: number;
  isMore: boolean;
};

/** How many rows there are, and the way to the others. */
export function Pagination({
  label,
  total,
  shown,
  isMore,
  paging,
  noun = { one: 'riga', many: 'righe' },
}: PaginationProps) {
  if (!paging || (paging.page === 1 && total <= PAGE_SIZES[0]))
    return (
      <p className="pr-paging pr-number" role="status">
        {formatRowCount(total, noun)}
      </p>
    );
  const { page, pageSize, onPage, onPageSize } = paging;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  return (
    <nav className="pr-paging" aria-label={TEXTS.pagesOf(label)}>
      <p className="pr-number" role="status">
        {formatPageRange({ page, pageSize, shown, total, isMore, noun })}
      </p>
      <label>
        <span>{TEXTS.perPage}</span>
        <PlainSelect
          value={String(pageSize)}
          choices={PAGE_SIZE_CHOICES}
          onChange={(size) => onPageSize(Number(size))}
        />
      </label>
      <div className="pr-paging-buttons">
        <Button disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, pages))}>
          {TEXTS.previous}
        </Button>
        <PageJump page={page} pages={pages} isMore={isMore} onPage={onPage} />
        <Button
          disabled={page >= pages && !(isMore && shown === pageSize)}
          onClick={() => onPage(page + 1)}
        >
          {TEXTS.next}
        </Button>
      </div>
    </nav>
  );
}

interface PageJumpProps {
  page: number;
  pages: number;
  isMore: boolean;
  onPage: (page: number) => void;
}

/** The number of the page, to be written over: Enter or leaving the box goes there. */
function PageJump({ page, pages, isMore, onPage }: PageJumpProps) {
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
