/**
 * Puts the style sheets of `libs/ui` into the page: where another copy's are there already, before those. What only the
 * later version has is found all the same, and rules of the host and the remotes still come after those they refine.
 */
const MARK = 'data-pratiche-ui';
let before;

export default function insertStyle(element) {
  if (before === undefined) before = document.head.querySelector(`style[${MARK}]`);
  element.setAttribute(MARK, '');
  document.head.insertBefore(element, before);
}
