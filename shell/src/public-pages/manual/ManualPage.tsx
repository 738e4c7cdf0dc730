import { QueryState, useIsPhone } from '@pratiche/ui';
import { useState, useMemo } from 'react';
import { useParams, useSearchParams, Link, NavLink } from 'react-router';
import { formatCount } from '@pratiche/domain';
import { NotFoundPage } from '../NotFoundPage.js';
import { PublicHeader } from '../PublicHeader.js';
import { ManualChapterText } from './ManualChapterText.js';
import { MANUAL_CHAPTERS, manualPath } from './manual-chapters.js';
import { MANUAL_TEXTS } from './texts.js';
import './manual.css';
import { useManual, type LoadedChapter } from './useManual.js';
import { toPlainText } from '../text/parse-text.js';
import { listSections, markMatches, searchManual } from './search-manual.js';

const MAX_HITS = 15;

/** The manual, open to everybody: chapters, pictures and a search in all of them. */
export function ManualPage() {
  const { chapter: slug } = useParams();
  const known = MANUAL_CHAPTERS.find((one) => one.slug === slug);
  if (slug !== undefined && !known) return <NotFoundPage />;
  // Each chapter begins with the search that its address names.
  return <Manual key={slug ?? ''} slug={slug} title={known?.title ?? MANUAL_TEXTS.title} />;
}

function Manual({ slug, title }: { slug: string | undefined; title: string }) {
  const [parameters, setParameters] = useSearchParams();
  const [query, setQuery] = useState(parameters.get('q') ?? '');
  const { data, error, refetch } = useManual();
  const chapter = data?.find((one) => one.slug === slug);
  // The address follows what is typed, so that a search can be sent as a link.
  const search = (text: string) => {
    setQuery(text);
    setParameters(text === '' ? {} : { q: text }, { replace: true });
  };
  return (
    <>
      <PublicHeader
        title={title}
        drawing="book"
        {...(slug ? {} : { subtitle: MANUAL_TEXTS.subtitle })}
      />
      <ManualSearch text={query} onChange={search} />
      <QueryState for={{ data, error, refetch }} />
      {data && query !== '' && (
        <ManualResults chapters={data} query={query} onOpen={() => setQuery('')} />
      )}
      {data && query === '' && !chapter && <ManualIndex chapters={data} />}
      {query === '' && chapter && (
        <div className="sh-manual-columns">
          <ManualNav current={chapter.slug} />
          <ManualChapterText chapter={chapter} />
        </div>
      )}
    </>
  );
}

/** Every chapter with its first sentence. */
function ManualIndex({ chapters }: { chapters: LoadedChapter[] }) {
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

/** The chapters: beside the text, on phones folded above it. */
function ManualNav({ current }: { current: string }) {
  const isPhone = useIsPhone();
  const list = (
    <ol>
      {MANUAL_CHAPTERS.map(({ slug, title }) => (
        <li key={slug}>
          <NavLink to={manualPath(slug)}>{title}</NavLink>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={MANUAL_TEXTS.chapters} className="sh-manual-nav">
      {isPhone ? (
        <details key={current}>
          <summary>{MANUAL_TEXTS.allChapters}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </nav>
  );
}

interface ManualSearchProps {
  text: string;
  onChange: (text: string) => void;
}

/** The search of the manual. */
function ManualSearch({ text, onChange }: ManualSearchProps) {
  return (
    <form role="search" className="sh-manual-search" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="cerca-nel-manuale">{MANUAL_TEXTS.search}</label>
      <input
        id="cerca-nel-manuale"
        type="search"
        value={text}
        placeholder={MANUAL_TEXTS.searchPlaceholder}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </form>
  );
}

interface ManualResultsProps {
  chapters: LoadedChapter[];
  query: string;
  /** A result was opened, which may be of the chapter that is shown. */
  onOpen: () => void;
}

/** The sections in which a search found its words. */
function ManualResults({ chapters, query, onOpen }: ManualResultsProps) {
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
