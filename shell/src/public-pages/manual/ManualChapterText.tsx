import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { TextBlocks } from '../text/TextBlocks.js';
import { MANUAL_CHAPTERS, manualPath } from './manual-chapters.js';
import { ManualPicture } from './ManualPicture.js';
import type { LoadedChapter } from './useManual.js';
import { MANUAL_TEXTS } from './texts.js';

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
