/** The lifetime of a link: a download that has not begun by then fails. */
const FRAME_LIFETIME_MS = 5 * 60_000;

/**
 * Lets the browser save a file from another origin under the name given there. In a frame, because
 * an error would take the place of the page, and a page with unsaved changes would ask before it is
 * left. A saved file leaves the frame empty, so a document in it is an error: then `onFailure`.
 */
export function saveFromLink(url: string, onFailure: () => void): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const timer = setTimeout(() => frame.remove(), FRAME_LIFETIME_MS);
  frame.addEventListener('load', () => {
    // Some browsers announce the empty document that every frame begins with.
    if (frame.contentDocument?.URL === 'about:blank') return;
    clearTimeout(timer);
    frame.remove();
    onFailure();
  });
  frame.src = url;
}
