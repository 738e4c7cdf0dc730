import { ErrorState, LoadingState, PageHeader } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import type { Pages } from './pages.js';
import { RemoteBoundary } from './RemoteBoundary.js';

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
  if (!Page) return <Unavailable onRetry={again} />;
  return (
    // No key by page: one component may answer two addresses, and what is being typed in it must survive the change.
    <RemoteBoundary key={pages.dataUpdatedAt} page={page} fallback={(isChunkMissing) => <Unavailable isChunkMissing={isChunkMissing} onRetry={again} />}>
      <Page />
    </RemoteBoundary>
  );
}

interface UnavailableProps {
  /** A page that ran already misses a part of itself; otherwise nothing of the remote has come. */
  isChunkMissing?: boolean;
  onRetry: () => void;
}

function Unavailable({ isChunkMissing = false, onRetry }: UnavailableProps) {
  return (
    <>
      <PageHeader title="Sezione non disponibile" />
      {isChunkMissing
        ? (
          <ErrorState
            title="Una parte di questa pagina non si è caricata"
            text="C’è una nuova versione del portale oppure manca la connessione. Quanto scritto nella pratica è conservato: “Riprova” carica la versione attuale e riprende da qui."
            onRetry={onRetry}
          />
        )
        : (
          <ErrorState
            title="Questa parte del portale non risponde"
            text="Il resto del portale funziona e i dati salvati sono al sicuro. Riprovare tra qualche istante."
            onRetry={onRetry}
          />
        )}
    </>
  );
}
