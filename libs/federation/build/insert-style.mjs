/**
 * Inserts the style sheets of `libs/ui` into the page, before those of another copy if there are
 * any. Rules that only the later version has still apply, and rules of the host and the remotes
 * still follow those they override.
 */
const MARK = 'data-pratiche-ui';
let before;

export default function insertStyle(element) {
  if (before === undefined) before = document.head.querySelector(`style[${MARK}]`);
  element.setAttribute(MARK, '');
  document.head.insertBefore(element, before);
}
