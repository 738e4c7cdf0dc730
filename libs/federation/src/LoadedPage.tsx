import { LoadingState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { failureOf } from './failure.js';
import type { Pages } from './pages.js';
import { RemoteBoundary } from './RemoteBoundary.js';
import { Unavailable } from './Unavailable.js';

interface LoadedPageProps {
  /** Where the pages come from: what was loaded once is there. */
  source: string;
  load: () => Promise<Pages>;
  page: string;
}

/** A page that is loaded when first shown; says so in Italian when it cannot be. */
export function LoadedPage({ source, load, page }: LoadedPageProps) {
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
  if (!Page) return <Unavailable failure={failureOf(pages.error)} onRetry={again} />;
  return (
    // No key by page: one component may answer two addresses, and what is being typed in it must survive the change.
    <RemoteBoundary
      key={pages.dataUpdatedAt}
      page={page}
      fallback={(failure) => <Unavailable failure={failure} onRetry={again} />}
    >
      <Page />
    </RemoteBoundary>
  );
}
