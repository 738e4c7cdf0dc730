import type { Download, PaperSignatureDto } from '@pratiche/api';
import { Button, useDownload } from '@pratiche/ui';
import { useRef, useState } from 'react';
import { PdfPages, pdfPageId } from './PdfPages.js';
import type { SigningServer } from './signing-server.js';
import { SIGNING_FLOW_TEXTS as TEXTS } from './flow-texts.js';

interface PaperReadingProps {
  file: Download;
  signature: PaperSignatureDto;
  server: SigningServer;
  /** Another paper that waits for the same signer; `null` for none. */
  another: string | null;
  /** Every page was shown; goes on with the signature, or with the other paper. */
  onRead: (next: 'sign' | 'another') => void;
}

/** The paper as it will be signed; signing goes on once every page was on the screen. */
export function PaperReading({ file, signature, server, another, onRead }: PaperReadingProps) {
  const { download } = useDownload();
  const { count, shown, unseen, markShown, saveMarks } = useShownPages(server, signature);
  const isWhole = unseen.length === 0;
  const hasNext = isWhole && another !== null;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const goOn = async (next: 'sign' | 'another') => {
    setBusy(true);
    setFailure(null);
    try {
      await saveMarks();
      onRead(next);
    } catch {
      setFailure(TEXTS.readingNotSaved);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p>{TEXTS.readToTheEnd}</p>
      <PdfPages file={file.blob} name={signature.title} onPageShown={markShown}>
        <button
          type="button"
          className="pr-link-button wz-pdf-download"
          onClick={() => download(signature.id, () => Promise.resolve(file), TEXTS.paperFailed)}
        >
          {TEXTS.downloadPdf}
        </button>
      </PdfPages>
      {failure !== null && (
        <p className="pr-field-error" role="alert">
          {failure}
        </p>
      )}
      <div className="wz-signing-next">
        <SeenPages shown={shown} count={count} unseen={unseen} />
        {hasNext && (
          <>
            <p className="wz-another">{TEXTS.another(another)}</p>
            <Button
              type="primary"
              size="large"
              loading={isBusy}
              onClick={() => void goOn('another')}
            >
              {TEXTS.readAnother}
            </Button>
          </>
        )}
        <Button
          type={hasNext ? 'default' : 'primary'}
          size="large"
          aria-disabled={!isWhole}
          loading={isBusy}
          aria-describedby="wz-letto"
          onClick={() => (unseen[0] === undefined ? void goOn('sign') : showPage(unseen[0]))}
        >
          {hasNext ? TEXTS.signThisAlone : TEXTS.goToSignature}
        </Button>
      </div>
    </>
  );
}

/** Which pages were on the screen; each is marked on the server as it is seen. */
function useShownPages(server: SigningServer, { id, pages: known, pagesShown }: PaperSignatureDto) {
  // Pages that were shown before the paper was left and opened again count.
  const marks = useRef(
    new Map<number, Promise<unknown>>(pagesShown.map((page) => [page, Promise.resolve()])),
  );
  const [count, setCount] = useState<number>(known);
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set(pagesShown));
  const unseen = Array.from({ length: count }, (_, at) => at + 1).filter(
    (page) => !shown.has(page),
  );
  const markShown = (page: number, pages: number) => {
    setCount(pages);
    if (marks.current.has(page)) return;
    const mark = server.markPageShown(id, page, pages);
    // Waited for before signing; until then a failure of the network is no news.
    mark.catch(() => marks.current.delete(page));
    marks.current.set(page, mark);
    setShown(new Set(marks.current.keys()));
  };
  const saveMarks = async () => {
    for (let page = 1; page <= count; page += 1)
      await (marks.current.get(page) ?? server.markPageShown(id, page, count));
  };
  return { count, shown, unseen, markShown, saveMarks };
}

interface SeenPagesProps {
  shown: ReadonlySet<number>;
  count: number;
  unseen: readonly number[];
}

/** Whether the paper is read; after a jump to its end, which pages are not. */
function SeenPages({ shown, count, unseen: [first, ...others] }: SeenPagesProps) {
  const hasJumped = shown.has(count) && first !== undefined;
  return (
    <>
      <p id="wz-letto" role="status">
        {first === undefined
          ? TEXTS.seenAll
          : hasJumped
            ? TEXTS.unseenPages([first, ...others])
            : TEXTS.scrollOn(count)}
      </p>
      {hasJumped && <Button onClick={() => showPage(first)}>{TEXTS.goToPage(first)}</Button>}
    </>
  );
}

/** The focus goes along, so that a screen reader goes on with the page. */
function showPage(page: number): void {
  const item = document.getElementById(pdfPageId(page));
  item?.scrollIntoView();
  item?.focus({ preventScroll: true });
}
