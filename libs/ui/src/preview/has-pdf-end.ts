import { FILE_TAIL_BYTES, PDF_END_MARK } from '@pratiche/domain';

/**
 * Whether the end of a PDF came: a browser shows one that was cut off as an error of its own, in its
 * own language, which the page is not told.
 */
export async function hasPdfEnd(blob: Blob): Promise<boolean> {
  return (await blob.slice(-FILE_TAIL_BYTES).text()).includes(PDF_END_MARK);
}
