import { QueryState } from '@pratiche/ui';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { NotFoundPage } from '../NotFoundPage.js';
import { PublicHeader } from '../PublicHeader.js';
import { ManualChapterText } from './ManualChapterText.js';
import { ManualIndex } from './ManualIndex.js';
import { ManualNav } from './ManualNav.js';
import { ManualResults } from './ManualResults.js';
import { ManualSearch } from './ManualSearch.js';
import { MANUAL_CHAPTERS } from './manual-chapters.js';
import { MANUAL_TEXTS } from './texts.js';
import './manual.css';
import { useManual } from './useManual.js';

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
