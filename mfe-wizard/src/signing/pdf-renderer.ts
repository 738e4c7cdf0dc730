import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs';
import * as worker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { readPageContent, type PageContent } from './page-content.js';

// Run beside the page: a remote of another origin may start no worker, and papers have few pages.
(globalThis as { pdfjsWorker?: unknown }).pdfjsWorker = worker;

/** A page that can be drawn. */
export interface PdfPage {
  /** Height divided by width. */
  ratio: number;
  /** What is printed on it, for screen readers and in large letters. */
  content: readonly PageContent[];
  draw: (canvas: HTMLCanvasElement, cssWidth: number) => Promise<void>;
}

/** Phones show no more than this many dots for a point without slowing down. */
const MAX_DENSITY = 2;
/** An enlarged page takes no more memory than phones give to a picture. */
const MAX_CANVAS_WIDTH = 1_800;

/** Opens a PDF of the portal. Nothing in it is run: scripts, forms and links stay off. */
export async function openPdf(data: ArrayBuffer): Promise<PdfPage[]> {
  const pdf = await pdfjs.getDocument({ data }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => toPdfPage(await pdf.getPage(at + 1))),
  );
}

async function toPdfPage(page: pdfjs.PDFPageProxy): Promise<PdfPage> {
  const { width, height } = page.getViewport({ scale: 1 });
  const [tree, text] = await Promise.all([
    page.getStructTree(),
    page.getTextContent({ includeMarkedContent: true }),
  ]);
  let last: pdfjs.RenderTask | null = null;
  return {
    ratio: height / width,
    content: readPageContent(tree, text),
    draw: async (canvas, cssWidth) => {
      const density = Math.min(
        window.devicePixelRatio || 1,
        MAX_DENSITY,
        MAX_CANVAS_WIDTH / cssWidth,
      );
      const viewport = page.getViewport({ scale: (cssWidth * density) / width });
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      // A canvas takes one drawing at a time.
      last?.cancel();
      last = page.render({ canvas, viewport });
      await last.promise;
    },
  };
}
