import { loadPdf, toPdfFault, type PdfFault } from './pdfjs.js';
import {
  EventBus,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs';
import { PREVIEW_TEXTS } from '../texts.js';

/** How PDFs are looked at, in this tab: kept from page to page, from file to file and from dossier to dossier. */
const kept = {
  /** A size, or how the page fits. */
  scale: 'page-width',
  /** How the pages of each file were left. */
  places: new Map<number, { scrollTop: number; scrollLeft: number; rotation: number }>(),
};

/**
 * Stands in for the words that pdf.js would load in the browser's language: the names of the pages
 * are given by ours.
 */
const NO_WORDS = {
  getLanguage: () => 'it',
  getDirection: () => 'ltr',
  get: (_ids: unknown, _args: unknown, fallback = '') => Promise.resolve(fallback),
  translate: () => Promise.resolve(),
  translateOnce: () => Promise.resolve(),
  destroy: () => Promise.resolve(),
  pause: () => undefined,
  resume: () => undefined,
};

/** What the toolbar shows of the document on screen. */
export interface PdfState {
  page: number;
  pages: number;
  /** Size of the pages, 1 is that of paper. */
  scale: number;
}

/** How a search stands. */
export interface FindState {
  current: number;
  total: number;
}

export interface PdfEngineEvents {
  onState: (state: Partial<PdfState>) => void;
  onFind: (state: FindState) => void;
  /** The first page can be read. */
  onFirstPage: () => void;
}

export interface FindOptions {
  words: string;
  /** Goes on from the place found before. */
  isAgain: boolean;
  isBackwards: boolean;
}

const ZOOM_REDRAW_MS = 200;

/** Draws PDFs with the components of pdf.js. Nothing in them is run: scripts, forms and links stay off. */
export class PdfEngine {
  readonly #viewer: PDFViewer;
  readonly #links: PDFLinkService;
  readonly #bus = new EventBus();
  readonly #ended = new AbortController();
  readonly #resizes: ResizeObserver;
  #task: ReturnType<typeof loadPdf> | null = null;
  #fileId: number | null = null;

  constructor(
    container: HTMLDivElement,
    private readonly events: PdfEngineEvents,
  ) {
    const eventBus = this.#bus;
    this.#links = new PDFLinkService({ eventBus });
    this.#links.externalLinkEnabled = false;
    const options = {
      container,
      eventBus,
      linkService: this.#links,
      findController: new PDFFindController({ eventBus, linkService: this.#links, delay: 100 }),
      l10n: NO_WORDS,
      annotationMode: 1,
      annotationEditorMode: -1,
      removePageBorders: true,
      enableSelectionRendering: false,
      enableAutoLinking: false,
      supportsPinchToZoom: false,
      abortSignal: this.#ended.signal,
    };
    this.#viewer = new PDFViewer(options as unknown as ConstructorParameters<typeof PDFViewer>[0]);
    this.#links.setViewer(this.#viewer);
    this.#listen();
    this.#resizes = new ResizeObserver(() => this.#fit());
    this.#resizes.observe(container);
  }

  /** @returns why it cannot be shown; `null` once its first page is being drawn */
  async showFile(fileId: number, data: ArrayBuffer): Promise<PdfFault | null> {
    this.#leaveFile();
    const task = loadPdf(data);
    this.#task = task;
    try {
      const pdf = await task.promise;
      if (this.#task !== task) return null;
      this.#fileId = fileId;
      this.#viewer.setDocument(pdf);
      this.#links.setDocument(pdf);
      this.events.onState({ pages: pdf.numPages, page: 1 });
      return null;
    } catch (error) {
      return this.#task === task ? toPdfFault(error) : null;
    }
  }

  zoomBy(steps: number): void {
    this.#viewer.updateScale({ steps, drawingDelay: ZOOM_REDRAW_MS });
    kept.scale = this.#viewer.currentScaleValue;
  }

  /** Around a point of the window, as a wheel does. */
  zoomAt(scaleFactor: number, origin: [number, number]): void {
    this.#viewer.updateScale({ scaleFactor, origin, drawingDelay: ZOOM_REDRAW_MS });
    kept.scale = this.#viewer.currentScaleValue;
  }

  /** The width of a page, then a whole page, by turns. */
  fitNext(): void {
    kept.scale = this.#viewer.currentScaleValue === 'page-width' ? 'page-fit' : 'page-width';
    this.#viewer.currentScaleValue = kept.scale;
  }

  rotate(): void {
    this.#viewer.pagesRotation = (this.#viewer.pagesRotation + 90) % 360;
    this.#keepPlace();
  }

  goToPage(by: number): void {
    const page = this.#viewer.currentPageNumber + by;
    if (page >= 1 && page <= this.#viewer.pagesCount) this.#viewer.currentPageNumber = page;
  }

  find({ words, isAgain, isBackwards }: FindOptions): void {
    this.#bus.dispatch('find', {
      source: this,
      type: isAgain ? 'again' : '',
      query: words,
      caseSensitive: false,
      entireWord: false,
      highlightAll: true,
      findPrevious: isBackwards,
      matchDiacritics: false,
    });
  }

  endFind(): void {
    this.#bus.dispatch('findbarclose', { source: this });
  }

  destroy(): void {
    this.#leaveFile();
    this.#resizes.disconnect();
    this.#ended.abort();
  }

  #leaveFile(): void {
    this.#keepPlace();
    const task = this.#task;
    this.#task = null;
    this.#fileId = null;
    if (this.#viewer.pdfDocument) this.#viewer.setDocument(null as never);
    this.#links.setDocument(null as never);
    if (task !== null) void destroyWhenRead(task);
  }

  #keepPlace(): void {
    if (this.#fileId === null || !this.#viewer.pdfDocument) return;
    const { scrollTop, scrollLeft } = this.#viewer.container;
    kept.places.set(this.#fileId, { scrollTop, scrollLeft, rotation: this.#viewer.pagesRotation });
  }

  #fit(): void {
    const { currentScaleValue } = this.#viewer;
    if (!isLaidOut(this.#viewer)) return;
    if (this.#viewer.pdfDocument && /^page-/.test(currentScaleValue))
      this.#viewer.currentScaleValue = currentScaleValue;
  }

  #listen(): void {
    const { events } = this;
    const viewer = this.#viewer;
    this.#bus.on('pagesinit', () => {
      if (!isLaidOut(viewer)) return;
      const place = kept.places.get(this.#fileId ?? -1);
      if (place && place.rotation !== 0) viewer.pagesRotation = place.rotation;
      viewer.currentScaleValue = kept.scale;
      for (let at = 0; at < viewer.pagesCount; at += 1)
        (viewer.getPageView(at) as { div: HTMLElement }).div.setAttribute(
          'aria-label',
          PREVIEW_TEXTS.page(at + 1, viewer.pagesCount),
        );
    });
    this.#bus.on('pagesloaded', () => {
      const place = kept.places.get(this.#fileId ?? -1);
      viewer.container.scrollTo({ top: place?.scrollTop ?? 0, left: place?.scrollLeft ?? 0 });
    });
    this.#bus.on('pagerendered', ({ pageNumber }: { pageNumber: number }) => {
      if (pageNumber === viewer.currentPageNumber) events.onFirstPage();
    });
    this.#bus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) =>
      events.onState({ page: pageNumber }),
    );
    this.#bus.on('scalechanging', ({ scale }: { scale: number }) => events.onState({ scale }));
    const onMatches = ({ matchesCount }: { matchesCount: FindState }) =>
      events.onFind(matchesCount);
    this.#bus.on('updatefindmatchescount', onMatches);
    this.#bus.on('updatefindcontrolstate', onMatches);
  }
}

/** Nothing is as wide as what is hidden or gone. */
const isLaidOut = ({ container }: PDFViewer): boolean => container.offsetParent !== null;

/** The viewer still reads pages of a document that is left, and would report each as an error. */
async function destroyWhenRead(task: ReturnType<typeof loadPdf>): Promise<void> {
  try {
    const pdf = await task.promise;
    await Promise.allSettled(
      Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)),
    );
  } catch {
    // It could not be opened, and ends all the same.
  }
  await task.destroy();
}
