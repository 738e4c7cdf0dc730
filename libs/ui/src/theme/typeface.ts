const STORAGE_KEY = 'typeface';
const ATTRIBUTE = 'data-typeface';

const TYPEFACE = '1em Figtree';

/** There the page of the host names the file beside its scripts. */
const WIDE = '(min-width: 62em)';

const show = (): void => document.documentElement.setAttribute(ATTRIBUTE, '');

/**
 * Text is set in Figtree at once by a browser that has the file from an earlier visit, and on wide
 * screens, whose connection brings it before the page.
 */
export function showKnownTypeface(): void {
  const isKnown = window.localStorage.getItem(STORAGE_KEY) === 'known';
  if (!isKnown && !window.matchMedia(WIDE).matches) return;
  show();
  // Before the first text asks for it: that one is then set in it.
  fetchTypeface().catch(() => undefined);
}

/**
 * Fetches Figtree and sets all text in it. To be called as soon as the page has been shown: before,
 * it would delay what people came for by a tenth of a second on a phone. Until then text there has
 * the fallback of the same measures.
 */
export async function fetchTypeface(): Promise<void> {
  try {
    const faces = await document.fonts.load(TYPEFACE);
    if (faces.length > 0) window.localStorage.setItem(STORAGE_KEY, 'known');
  } finally {
    show();
  }
}
