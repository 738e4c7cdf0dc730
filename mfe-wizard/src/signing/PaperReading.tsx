import type { Download, PaperSignatureDto } from '@pratiche/api';
import { Button, useDownload } from '@pratiche/ui';
import { useRef, useState } from 'react';
import { PdfPages, pdfPageId } from './PdfPages.js';
import type { SigningServer } from './signing-server.js';
import { SIGNING_TEXTS as TEXTS } from './texts.js';

interface PaperReadingProps {
  file: Download;
  signature: PaperSignatureDto;
  server: SigningServer;
  onRead: () => void;
}

/** The paper as it will be signed; signing goes on once every page was on the screen. */
export function PaperReading({ file, signature, server, onRead }: PaperReadingProps) {
  const { download } = useDownload();
  // Pages that were shown before the paper was left and opened again count.
  const marks = useRef(
    new Map<number, Promise<unknown>>(
      signature.pagesShown.map((page) => [page, Promise.resolve()]),
    ),
  );
  const [count, setCount] = useState<number>(signature.pages);
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set(signature.pagesShown));
  const unseen = Array.from({ length: count }, (_, at) => at + 1).filter(
    (page) => !shown.has(page),
  );
  const [firstUnseen] = unseen;
  const isWhole = firstUnseen === undefined;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const markShown = (page: number, pages: number) => {
    setCount(pages);
    if (marks.current.has(page)) return;
    const mark = server.markPageShown(signature.id, page, pages);
    // Waited for before signing; until then a failure of the network is no news.
    mark.catch(() => marks.current.delete(page));
    marks.current.set(page, mark);
    setShown(new Set(marks.current.keys()));
  };
  const goOn = async () => {
    setBusy(true);
    setFailure(null);
    try {
      for (let page = 1; page <= count; page += 1)
        await (marks.current.get(page) ?? server.markPageShown(signature.id, page, count));
      onRead();
    } catch {
      setFailure(TEXTS.readingNotSaved);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p>
        {TEXTS.readToTheEnd}{' '}
        <button
          type="button"
          className="pr-link-button"
          onClick={() => download(signature.id, () => Promise.resolve(file), TEXTS.paperFailed)}
        >
          {TEXTS.downloadPdf}
        </button>
      </p>
      <PdfPages file={file.blob} name={signature.title} onPageShown={markShown} />
      {failure !== null && (
        <p className="pr-field-error" role="alert">
          {failure}
        </p>
      )}
      <div className="wz-signing-next">
        <p id="wz-letto" role="status">
          {isWhole ? TEXTS.seenAll : shown.has(count) ? TEXTS.unseenPages(unseen) : TEXTS.scrollOn}
        </p>
        {firstUnseen !== undefined && shown.has(count) && (
          <Button onClick={() => document.getElementById(pdfPageId(firstUnseen))?.scrollIntoView()}>
            {TEXTS.goToPage(firstUnseen)}
          </Button>
        )}
        <Button
          type="primary"
          size="large"
          disabled={!isWhole}
          loading={isBusy}
          aria-describedby="wz-letto"
          onClick={() => void goOn()}
        >
          {TEXTS.goToSignature}
        </Button>
      </div>
    </>
  );
}
