import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { TextBlocks } from '../text/TextBlocks.js';
import { MANUAL_CHAPTERS, manualPath } from './manual-chapters.js';
import type { LoadedChapter } from './useManual.js';
import { MANUAL_PICTURES } from './manual-pictures.js';
import { MANUAL_TEXTS } from './texts.js';

/** In pixels of the file, so that nothing moves when it comes (`e2e/manual/take-pictures.spec.ts`). */
const SIZES = { wide: [1320, 840], phone: [720, 1280] } as const;

/** A chapter, and the next one at its end. */
export function ManualChapterText({ chapter }: { chapter: LoadedChapter }) {
  const { hash } = useLocation();
  // The text comes after the address, and the frame takes the focus first, as on every new page.
  useEffect(() => {
    if (hash === '') return;
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.focus());
    return () => cancelAnimationFrame(frame);
  }, [hash, chapter]);
  const at = MANUAL_CHAPTERS.findIndex(({ slug }) => slug === chapter.slug);
  const next = MANUAL_CHAPTERS[at + 1];
  return (
    <article>
      <TextBlocks
        blocks={chapter.blocks}
        renderPicture={(name, text) => <ManualPicture name={name} text={text} />}
      />
      <p className="sh-manual-next">
        {next ? (
          <Link to={manualPath(next.slug)}>{MANUAL_TEXTS.nextChapter(next.title)}</Link>
        ) : (
          <Link to="/manuale">{MANUAL_TEXTS.allChapters}</Link>
        )}
      </p>
    </article>
  );
}

/** A picture of the product; opened alone it can be enlarged. */
function ManualPicture({ name, text }: { name: string; text: string }) {
  const url = MANUAL_PICTURES[name];
  if (url === undefined) return null;
  const isPhone = name.endsWith('.phone');
  const [width, height] = isPhone ? SIZES.phone : SIZES.wide;
  return (
    <figure className={isPhone ? 'sh-picture sh-picture-phone' : 'sh-picture'}>
      <a href={url} target="_blank" rel="noreferrer" aria-label={MANUAL_TEXTS.openPicture(text)}>
        <img src={url} alt="" width={width} height={height} loading="lazy" decoding="async" />
      </a>
      <figcaption>{text}</figcaption>
    </figure>
  );
}
