import { Button, ErrorState, loadWhenOnline } from '@pratiche/ui';
import { createElement, useEffect, useRef, useState, type ReactNode } from 'react';
import type { PageContent } from './page-content.js';
import type { PdfPage } from './pdf-renderer.js';
import { SIGNING_FLOW_TEXTS as TEXTS } from './flow-texts.js';
import { usePageZoom } from './usePageZoom.js';
import { ZoomButtons } from './ZoomButtons.js';

interface PdfPagesProps {
  /** The paper as it will be signed; `null` while it is prepared. */
  file: Blob | null;
  name: string;
  /** A page was shown, with how many there are. */
  onPageShown: (page: number, count: number) => void;
  /** Another way to the paper, beside the size of its pages and where they cannot be shown. */
  children: ReactNode;
}

/** Draws the pages of a PDF one below the other, because phones show no PDF inside a page. */
export function PdfPages({ file, name, onPageShown, children }: PdfPagesProps) {
  const [pages, setPages] = useState<PdfPage[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isOld = false;
    void (async () => {
      try {
        const { openPdf } = await loadWhenOnline(() => import('./pdf-renderer.js'));
        if (file === null) return;
        const opened = await openPdf(await file.arrayBuffer());
        if (!isOld) setPages(opened);
      } catch (failure) {
        if (!isOld && file !== null) setError(failure);
      }
    })();
    return () => {
      isOld = true;
    };
  }, [file, attempt]);

  if (error !== null)
    return (
      <>
        {children}
        <ErrorState
          error={error}
          title={TEXTS.paperNotOpened}
          onRetry={() => {
            setError(null);
            setAttempt(attempt + 1);
          }}
        />
      </>
    );
  return (
    <PdfPageList pages={pages ?? []} name={name} onPageShown={onPageShown}>
      {children}
    </PdfPageList>
  );
}

interface PdfPageListProps extends Omit<PdfPagesProps, 'file'> {
  /** None while the paper is opened: a sheet as high as its first page has their place. */
  pages: readonly PdfPage[];
}

/** Pages wider than their frame scroll inside it: the page around them stays where it is. */
function PdfPageList({ pages, name, onPageShown, children }: PdfPageListProps) {
  const { zoom, setZoom, frame } = usePageZoom();
  const [isText, setText] = useState(false);
  return (
    <div>
      <Button aria-pressed={isText} onClick={() => setText(!isText)}>
        {TEXTS.asText}
      </Button>
      {isText && <p className="pr-muted">{TEXTS.asTextHelp}</p>}
      <ZoomButtons zoom={zoom} onChange={setZoom}>
        {children}
      </ZoomButtons>
      <div
        ref={frame}
        className="wz-pdf-frame"
        role="region"
        aria-label={TEXTS.paperOf(name)}
        tabIndex={0}
      >
        <ol
          className="wz-pdf-pages"
          style={{ width: `${zoom * 100}%` }}
          aria-label={TEXTS.pagesOf(name)}
        >
          {pages.length === 0 && (
            <li aria-busy="true">
              <p className="pr-muted" role="status">
                {TEXTS.opening}
              </p>
              <div className="wz-pdf-sheet pr-skeleton" aria-hidden="true">
                {Array.from({ length: 8 }, (_, line) => (
                  <span key={line} />
                ))}
              </div>
            </li>
          )}
          {pages.map((page, at) => (
            <PdfPageItem
              key={at}
              id={pdfPageId(at + 1)}
              page={page}
              zoom={zoom}
              isText={isText}
              label={TEXTS.pageOf(at + 1, pages.length)}
              onShown={() => onPageShown(at + 1, pages.length)}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Where a page is, to be scrolled to. */
export const pdfPageId = (page: number): string => `wz-pagina-${page}`;

/** Fingers change the size many times a second: a page is drawn anew once they rest. */
const REDRAW_DELAY_MS = 150;

interface PdfPageItemProps {
  id: string;
  page: PdfPage;
  zoom: number;
  /** Shows what is printed below the picture, in letters that a phone shows large enough. */
  isText: boolean;
  label: string;
  onShown: () => void;
}

function PdfPageItem({ id, page, zoom, isText, label, onShown }: PdfPageItemProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const shown = useRef(onShown);
  useEffect(() => {
    shown.current = onShown;
  });
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const target = canvas.current;
        if (target !== null)
          void page.draw(target, target.clientWidth || 320).catch(() => undefined);
      },
      zoom === 1 ? 0 : REDRAW_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [page, zoom]);
  // A page counts as shown once its end was on the screen.
  useEffect(() => {
    const target = end.current;
    if (target === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      shown.current();
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, []);
  return (
    <li id={id} tabIndex={-1} aria-label={label}>
      <p className="pr-muted">
        {label}
        {zoom > 1 && TEXTS.scrollAside}
      </p>
      <canvas ref={canvas} aria-hidden="true" style={{ aspectRatio: `1 / ${page.ratio}` }} />
      {/* As wide as the page, so that it is seen wherever the frame is scrolled to. */}
      <span ref={end} className="wz-pdf-end" />
      <div className={isText ? 'wz-pdf-text' : 'pr-visually-hidden'}>
        {page.content.map(drawContent)}
      </div>
    </li>
  );
}

/** Draws the words of a page as headings, paragraphs, lists and tables. */
function drawContent(content: PageContent, index: number): ReactNode {
  if (typeof content === 'string') return index === 0 ? content : ` ${content}`;
  const { tag, children, scope } = content;
  const inside = children.map(drawContent);
  return tag === 'table' ? (
    <table key={index} className="wz-pdf-table">
      <tbody>{inside}</tbody>
    </table>
  ) : (
    createElement(tag, { key: index, scope }, inside)
  );
}
