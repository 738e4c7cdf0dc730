import { LoadingState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { announceCaughtError, createErrorReference } from './caught-error-event.js';
import { classifyLoadFailure } from './load-failure.js';
import type { RemotePageMap } from './remote-page-map.js';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.js';
import { PageUnavailable } from './PageUnavailable.js';

interface LazyPageProps {
  /** Identifies the origin of the pages; pages already loaded from it are reused. */
  source: string;
  load: () => Promise<RemotePageMap>;
  page: string;
  /** Remote that the pages are of, for reports; none for the host's own. */
  describeRemote?: () => { remote?: string; remoteRelease?: string };
}

/** A page that is loaded when first shown; says so in Italian, and reports it, when it cannot be. */
export function LazyPage({ source, load, page, describeRemote = () => ({}) }: LazyPageProps) {
  const [reference, setReference] = useState('');
  const pages = useQuery({
    queryKey: ['remote', source],
    queryFn: () =>
      load().catch((error: unknown) => {
        const code = createErrorReference();
        setReference(code);
        announceCaughtError({ kind: 'load', error, reference: code, ...describeRemote() });
        throw error;
      }),
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    refetchOnMount: false,
    structuralSharing: false,
  });
  const again = () => void pages.refetch();
  if (pages.isFetching) return <LoadingState />;
  const Page = pages.data?.[page];
  if (!Page)
    return (
      <PageUnavailable
        failure={classifyLoadFailure(pages.error)}
        reference={reference}
        onRetry={again}
      />
    );
  return (
    // No key by page: one component may serve two routes, and typed input must survive the
    // navigation.
    <RemoteErrorBoundary
      key={pages.dataUpdatedAt}
      page={page}
      remote={describeRemote()}
      fallback={(failure, code) => (
        <PageUnavailable failure={failure} reference={code} onRetry={again} />
      )}
    >
      <Page />
    </RemoteErrorBoundary>
  );
}
