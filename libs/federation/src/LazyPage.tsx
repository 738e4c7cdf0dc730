import { LoadingState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { classifyLoadFailure } from './load-failure.js';
import type { RemotePageMap } from './remote-page-map.js';
import { RemoteErrorBoundary } from './RemoteErrorBoundary.js';
import { PageUnavailable } from './PageUnavailable.js';

interface LazyPageProps {
  /** Identifies the origin of the pages; pages already loaded from it are reused. */
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
    // No key by page: one component may serve two routes, and typed input must survive the
    // navigation.
    <RemoteErrorBoundary
      key={pages.dataUpdatedAt}
      page={page}
      fallback={(failure) => <PageUnavailable failure={failure} onRetry={again} />}
    >
      <Page />
    </RemoteErrorBoundary>
  );
}
