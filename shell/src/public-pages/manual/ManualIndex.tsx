import { Link } from 'react-router';
import { toPlainText } from '../text/parse-text.js';
import { manualPath } from './manual-chapters.js';
import type { LoadedChapter } from './useManual.js';

/** Every chapter with its first sentence. */
export function ManualIndex({ chapters }: { chapters: LoadedChapter[] }) {
  return (
    <ol className="sh-manual-index">
      {chapters.map(({ slug, title, blocks }) => (
        <li key={slug} className="pr-card">
          <h2>
            <Link to={manualPath(slug)}>{title}</Link>
          </h2>
          <p>{findIntroduction(blocks)}</p>
        </li>
      ))}
    </ol>
  );
}

/** The first sentence: a verb first, and what the chapter is for. */
function findIntroduction(blocks: LoadedChapter['blocks']): string {
  const second = blocks[1];
  return second?.kind === 'paragraph'
    ? (toPlainText(second.text).split(/(?<=[.!?]) /)[0] ?? '')
    : '';
}
