import { LoadingState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { classifyLoadFailure } from './load-failure.js';
import type { RemotePageMap } from './remote-page-map.js';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.js';
import { PageUnavailable } from './PageUnavailable.js';

interface LazyPageProps {
  /** Where the pages come from: what was loaded once is there. */
  source: string;
  load: () => Promise<RemotePageMap>;
  page: string;
}

/** A page that is loaded when first shown; says so in Italian when it cannot be. */
export function LazyPage({ source, load, page }: LazyPageProps) {
  const pages = useQuery({
    queryKey: ['remote', source],
    queryFn: load,
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
  if (!Page) return <PageUnavailable failure={classifyLoadFailure(pages.error)} onRetry={again} />;
  return (
    // No key by page: one component may answer two addresses, and what is being typed in it must survive the change.
    <RemoteErrorBoundary
      key={pages.dataUpdatedAt}
      page={page}
      fallback={(failure) => <PageUnavailable failure={failure} onRetry={again} />}
    >
      <Page />
    </RemoteErrorBoundary>
  );
}
