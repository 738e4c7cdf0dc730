import { readEneaPdf, type PdfReading, type PrintItem, type PrintPage } from '@pratiche/domain';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Loaded with the module, because it takes longer than a file. */
const WORKER: string = 'pdfjs-dist/legacy/build/pdf.worker.mjs';
(globalThis as { pdfjsWorker?: unknown }).pdfjsWorker = await import(WORKER);

/** A declaration has a handful; longer papers are others. */
const MOST_PAGES = 15;
const NO_TEXT: PdfReading = { text: '', print: null };

/** A page as its pieces of text; nothing is drawn or run. */
async function readPage(page: PDFPageProxy): Promise<PrintPage> {
  const { height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item): PrintItem[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , scale = 0, x = 0, y = 0] = item.transform as number[];
    const size = item.height === 0 ? Math.abs(scale) : item.height;
    return [{ text: item.str, x, y: height - y, width: item.width, height: size }];
  });
  return { height, items: pieces };
}

/** Reads a declaration's PDF; one that cannot be opened has no text, as a scan. */
export async function readFile({ bytes }: { bytes: Uint8Array }): Promise<PdfReading> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: 0,
  });
  try {
    const pdf = await task.promise;
    const pages: PrintPage[] = [];
    for (let at = 1; at <= Math.min(pdf.numPages, MOST_PAGES); at++)
      pages.push(await readPage(await pdf.getPage(at)));
    return readEneaPdf(pages);
  } catch {
    return NO_TEXT;
  } finally {
    await task.destroy();
  }
}
