import { downloadFile, readData, ApiError, PROBLEM_CODES } from '@pratiche/api';
import { EmptyState, PageHeader, useApi, QueryState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LibraryFileCard } from './LibraryFileCard.js';
import { LIBRARY_TEXTS as TEXTS } from './texts.js';
import './library.css';

/**
 * Files to download; they open with the first package (spec platform §2, Useful documents). The
 * server says whether they have.
 */
export function UsefulDocumentsPage() {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['useful-documents'],
    queryFn: () => readData(api.GET('/api/Library/useful-documents')),
    staleTime: 0,
    retry: false,
  });
  const isLocked = error instanceof ApiError && error.code === PROBLEM_CODES.firstPackageNeeded;
  return (
    <>
      <PageHeader title={TEXTS.title} subtitle={TEXTS.subtitle} />
      {isLocked && (
        <EmptyState
          drawing="papers"
          title={TEXTS.locked}
          text={TEXTS.lockedText}
          actions={
            <Link className="pr-link-button" to="/packages">
              {TEXTS.buy}
            </Link>
          }
        />
      )}
      {!isLocked && <QueryState for={{ data, error, refetch }} />}
      {data?.length === 0 && (
        <EmptyState drawing="papers" title={TEXTS.none} text={TEXTS.noneText} />
      )}
      {data && data.length > 0 && (
        <ul className="sh-files">
          {data.map((file) => (
            <LibraryFileCard
              key={file.id}
              heading="h2"
              file={file}
              fetch={() =>
                downloadFile(api, '/api/Library/download/{id}', { path: { id: file.id } })
              }
            />
          ))}
        </ul>
      )}
    </>
  );
}
