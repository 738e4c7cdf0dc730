import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
  type ReactNode,
} from 'react';
import { Button } from '../../basic/index.js';
import { LoadingState } from '../../feedback/LoadingState.js';
import { CloseOutlined, ReloadOutlined, SearchOutlined } from '../../icons.js';
import { isPageKey } from '../../keyboard/keyboard-target.js';
import { useSingleKeys } from '../../shortcuts/single-keys.js';
import { useKeyDown } from '../../shortcuts/useKeyDown.js';
import type { PreviewFile } from '../preview.types.js';
import { PREVIEW_TEXTS as TEXTS } from '../texts.js';
import { PdfEngine, type FindState, type PdfState } from './pdf-engine.js';
import type { PdfFault } from './pdfjs.js';
import './pdf-viewer.css';

interface PdfPreviewProps {
  file: PreviewFile;
  /** `null` while it is fetched. */
  blob: Blob | null;
  /** Another way to a file that cannot be shown. */
  renderFault: (text: string) => ReactNode;
}

const FAULT_TEXTS: Readonly<Record<PdfFault, string>> = {
  encrypted: TEXTS.encryptedPdf,
  broken: TEXTS.damagedPdf,
};

/** The pages of a PDF below each other, with text to select and to search. */
export function PdfPreview({ file, blob, renderFault }: PdfPreviewProps) {
  const container = useRef<HTMLDivElement>(null);
  const pdf = usePdf(container, file, blob);
  const { engine, fault, isShown, state } = pdf;
  const [isFinding, setFinding] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  usePdfKeys(container, engine, () => {
    setFinding(true);
    input.current?.select();
  });
  return (
    <div className="preview-picture">
      {fault === null ? (
        <PdfTools
          engine={engine}
          state={state}
          isFinding={isFinding}
          onFind={() => setFinding(!isFinding)}
        />
      ) : (
        renderFault(FAULT_TEXTS[fault])
      )}
      {isFinding && fault === null && (
        <FindBar
          key={file.id}
          engine={engine}
          input={input}
          matches={pdf.matches}
          onClose={() => {
            engine?.endFind();
            setFinding(false);
            container.current?.focus();
          }}
        />
      )}
      <div className="preview-pdf" hidden={fault !== null}>
        {/* Scrolled by keyboard too, hence the tab stop. */}
        <div
          ref={container}
          className="preview-pages"
          tabIndex={0}
          role="region"
          aria-label={TEXTS.document(file.fileName)}
          aria-busy={!isShown}
        >
          <div className="pdfViewer" />
        </div>
        {!isShown && <LoadingState label={TEXTS.opening(file.fileName)} lines={6} />}
      </div>
    </div>
  );
}

interface ShownPdf {
  engine: PdfEngine | null;
  fault: PdfFault | null;
  /** The first page can be read. */
  isShown: boolean;
  state: PdfState;
  matches: FindState | null;
}

const NO_PAGES: PdfState = { page: 1, pages: 0, scale: 1 };

/** Keeps one viewer for all files, so that the next one begins at once and at the same size. */
function usePdf(
  container: RefObject<HTMLDivElement | null>,
  { id }: PreviewFile,
  blob: Blob | null,
): ShownPdf {
  const [engine, setEngine] = useState<PdfEngine | null>(null);
  const [state, setState] = useState(NO_PAGES);
  const [matches, setMatches] = useState<FindState | null>(null);
  const [shownId, setShownId] = useState<number | null>(null);
  const [failed, setFailed] = useState<{ id: number; fault: PdfFault } | null>(null);
  const markShown = useEffectEvent(() => setShownId(id));

  // Ended before its place is taken from the page: pdf.js measures it at any moment.
  useLayoutEffect(() => {
    if (container.current === null) return undefined;
    const created = new PdfEngine(container.current, {
      onState: (change) => setState((before) => ({ ...before, ...change })),
      onFind: setMatches,
      onFirstPage: () => markShown(),
    });
    setEngine(created);
    return () => {
      setEngine(null);
      created.destroy();
    };
  }, [container]);

  useEffect(() => {
    setShownId(null);
    setMatches(null);
    if (engine === null || blob === null) return undefined;
    let isOld = false;
    void (async () => {
      const data = await blob.arrayBuffer();
      if (isOld) return;
      const fault = await engine.showFile(id, data);
      if (!isOld) setFailed(fault && { id, fault });
    })();
    return () => {
      isOld = true;
    };
  }, [engine, id, blob]);

  const fault = failed?.id === id ? failed.fault : null;
  return { engine, fault, isShown: shownId === id, state, matches };
}

/** A step of the wheel, and of a pinch on a pad, in sizes. */
const WHEEL_FACTOR = 0.002;

/** + and − for the size, and what a browser does by Ctrl, within the pages. */
function usePdfKeys(
  container: RefObject<HTMLDivElement | null>,
  engine: PdfEngine | null,
  onFind: () => void,
): void {
  const isOn = useSingleKeys();
  useKeyDown(engine !== null, (event) => {
    const isWithin =
      container.current?.closest('.preview')?.contains(event.target as Node) ?? false;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f' && isWithin) {
      event.preventDefault();
      onFind();
    } else if (isOn && (event.key === '+' || event.key === '-')) {
      if (!isPageKey(event) && !(isWithin && !(event.target instanceof HTMLInputElement))) return;
      event.preventDefault();
      engine?.zoomBy(event.key === '+' ? 1 : -1);
    }
  });
  useEffect(() => {
    const target = container.current;
    if (target === null || engine === null) return undefined;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      // The browser would enlarge the whole page.
      event.preventDefault();
      engine.zoomAt(Math.exp(-event.deltaY * WHEEL_FACTOR), [event.clientX, event.clientY]);
    };
    target.addEventListener('wheel', onWheel, { passive: false });
    return () => target.removeEventListener('wheel', onWheel);
  }, [container, engine]);
}

interface PdfToolsProps {
  engine: PdfEngine | null;
  state: PdfState;
  isFinding: boolean;
  onFind: () => void;
}

function PdfTools({ engine, state: { page, pages, scale }, isFinding, onFind }: PdfToolsProps) {
  return (
    <div className="preview-tools" role="group" aria-label={TEXTS.pages}>
      {pages > 1 && (
        <>
          <Button
            size="small"
            aria-label={TEXTS.previousPage}
            title={TEXTS.previousPage}
            disabled={page <= 1}
            onClick={() => engine?.goToPage(-1)}
          >
            ↑
          </Button>
          <Button
            size="small"
            aria-label={TEXTS.nextPage}
            title={TEXTS.nextPage}
            disabled={page >= pages}
            onClick={() => engine?.goToPage(1)}
          >
            ↓
          </Button>
        </>
      )}
      <span role="status">{pages > 0 && TEXTS.shortPage(page, pages)}</span>
      <Button
        size="small"
        aria-label={TEXTS.smaller}
        title={TEXTS.smaller}
        aria-keyshortcuts="-"
        onClick={() => engine?.zoomBy(-1)}
      >
        −
      </Button>
      <span className="preview-zoom" aria-live="polite">
        {Math.round(scale * 100)}%
      </span>
      <Button
        size="small"
        aria-label={TEXTS.larger}
        title={TEXTS.larger}
        aria-keyshortcuts="+"
        onClick={() => engine?.zoomBy(1)}
      >
        +
      </Button>
      <Button size="small" title={TEXTS.fitHelp} onClick={() => engine?.fitNext()}>
        {TEXTS.fit}
      </Button>
      <Button
        size="small"
        icon={<ReloadOutlined />}
        aria-label={TEXTS.rotate}
        title={TEXTS.rotate}
        onClick={() => engine?.rotate()}
      />
      <Button
        size="small"
        icon={<SearchOutlined />}
        aria-label={TEXTS.find}
        title={TEXTS.find}
        aria-expanded={isFinding}
        onClick={onFind}
      />
    </div>
  );
}

interface FindBarProps {
  engine: PdfEngine | null;
  input: RefObject<HTMLInputElement | null>;
  matches: FindState | null;
  onClose: () => void;
}

/** Searches the text of the pages while it is typed. */
function FindBar({ engine, input, matches, onClose }: FindBarProps) {
  const [words, setWords] = useState('');
  useEffect(() => input.current?.focus(), [input]);
  const goOn = (isBackwards: boolean) => engine?.find({ words, isAgain: true, isBackwards });
  return (
    <div className="preview-find" role="search" aria-label={TEXTS.find}>
      <input
        ref={input}
        type="search"
        aria-label={TEXTS.findWords}
        placeholder={TEXTS.findWords}
        value={words}
        onChange={({ target: { value } }) => {
          setWords(value);
          engine?.find({ words: value, isAgain: false, isBackwards: false });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') goOn(event.shiftKey);
          else if (event.key === 'Escape') onClose();
          else return;
          event.preventDefault();
          event.stopPropagation();
        }}
      />
      <span role="status">
        {words !== '' && matches !== null && TEXTS.matches(matches.current, matches.total)}
      </span>
      <Button
        size="small"
        aria-label={TEXTS.previousMatch}
        title={TEXTS.previousMatch}
        disabled={words === ''}
        onClick={() => goOn(true)}
      >
        ↑
      </Button>
      <Button
        size="small"
        aria-label={TEXTS.nextMatch}
        title={TEXTS.nextMatch}
        disabled={words === ''}
        onClick={() => goOn(false)}
      >
        ↓
      </Button>
      <Button
        size="small"
        icon={<CloseOutlined />}
        aria-label={TEXTS.endFind}
        title={TEXTS.endFind}
        onClick={onClose}
      />
    </div>
  );
}
