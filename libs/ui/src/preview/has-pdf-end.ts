/** Some programs add bytes after the end mark. */
const TAIL_BYTES = 4_096;

/**
 * Whether the end of a PDF came: a browser shows one that was cut off as an error of its own, in its
 * own language, which the page is not told.
 */
export async function hasPdfEnd(blob: Blob): Promise<boolean> {
  return (await blob.slice(-TAIL_BYTES).text()).includes('%%EOF');
}
