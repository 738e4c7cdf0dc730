import { PageHeader, QueryState } from '@pratiche/ui';
import { useParams, useSearchParams } from 'react-router';
import { NotFoundPage } from '../NotFoundPage.js';
import { ManualChapterText } from './ManualChapterText.js';
import { ManualIndex } from './ManualIndex.js';
import { ManualNav } from './ManualNav.js';
import { ManualResults } from './ManualResults.js';
import { ManualSearch } from './ManualSearch.js';
import { MANUAL_CHAPTERS } from './manual-chapters.js';
import './manual.css';
import { useManual } from './useManual.js';

/** The manual, open to everybody: chapters, pictures and a search in all of them. */
export function ManualPage() {
  const { chapter: slug } = useParams();
  const [parameters] = useSearchParams();
  const { data, error, refetch } = useManual();
  const query = parameters.get('q') ?? '';
  const known = MANUAL_CHAPTERS.find((one) => one.slug === slug);
  if (slug !== undefined && !known) return <NotFoundPage />;
  const chapter = data?.find((one) => one.slug === slug);
  return (
    <div>
      <PageHeader
        title={known?.title ?? 'Manuale'}
        {...(known ? {} : { subtitle: 'Come si usa il portale, con le immagini di ogni pagina.' })}
      />
      <ManualSearch />
      <QueryState for={{ data, error, refetch }} />
      {data && query !== '' && <ManualResults chapters={data} query={query} />}
      {data && query === '' && !chapter && <ManualIndex chapters={data} />}
      {query === '' && chapter && (
        <div className="sh-manual-columns">
          <ManualNav current={chapter.slug} />
          <ManualChapterText chapter={chapter} />
        </div>
      )}
    </div>
  );
}
