import { formatCount } from '@pratiche/domain';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { manualPath } from './manual-chapters.js';
import { listSections, markMatches, searchManual } from './search-manual.js';
import type { LoadedChapter } from './useManual.js';
import { MANUAL_TEXTS } from './texts.js';

const MAX_HITS = 15;

interface ManualResultsProps {
  chapters: LoadedChapter[];
  query: string;
  /** A result was opened, which may be of the chapter that is shown. */
  onOpen: () => void;
}

/** The sections in which a search found its words. */
export function ManualResults({ chapters, query, onOpen }: ManualResultsProps) {
  const sections = useMemo(
    () => chapters.flatMap((chapter) => listSections(chapter, chapter.blocks)),
    [chapters],
  );
  const hits = searchManual(sections, query);
  return (
    <section aria-label={MANUAL_TEXTS.results}>
      <p role="status" className="pr-muted">
        {describeCount(hits.length, query)}
      </p>
      <ul className="sh-manual-hits">
        {hits.slice(0, MAX_HITS).map((hit) => (
          <li key={`${hit.chapter.slug}#${hit.anchor}`}>
            <Link to={manualPath(hit.chapter.slug, hit.anchor)} onClick={onOpen}>
              <Marked text={hit.title} query={query} />
            </Link>
            {hit.anchor !== '' && <span className="pr-muted"> · {hit.chapter.title}</span>}
            <p>
              <Marked text={hit.excerpt} query={query} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function describeCount(count: number, query: string): string {
  if (query.trim().length < 2) return MANUAL_TEXTS.twoLetters;
  if (count === 0) return MANUAL_TEXTS.noResult(query);
  return formatCount(count, 'risultato', 'risultati');
}

const Marked = ({ text, query }: { text: string; query: string }) =>
  markMatches(text, query).map((part, at) =>
    part.isMatch ? <mark key={at}>{part.text}</mark> : part.text,
  );
