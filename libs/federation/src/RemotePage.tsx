import { ErrorState, LoadingState, PageHeader } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { loadPages } from './load.js';
import { RemoteBoundary } from './RemoteBoundary.js';
import type { RemoteName } from './routes.js';

interface RemotePageProps {
  remote: RemoteName;
  page: string;
}

/** A page of a remote inside the host: loads the remote when first shown and says so in Italian when it cannot. */
export function RemotePage({ remote, page }: RemotePageProps) {
  const pages = useQuery({
    queryKey: ['remote', remote],
    queryFn: () => loadPages(remote),
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
            text="Il resto del portale funziona e i dati salvati sono al sicuro. Riprova tra qualche istante."
            onRetry={onRetry}
          />
        )}
    </>
  );
}
