import { ErrorState, PageHeader } from '@pratiche/ui';
import type { LoadFailure } from './load-failure.js';

const FAILURE_TEXTS: Record<LoadFailure, { title: string; text: string; button?: string }> = {
  unreachable: {
    title: 'Questa parte del portale non risponde',
    text: 'Il resto del portale funziona e i dati salvati sono al sicuro. Riprova tra qualche istante.',
  },
  'chunk-load-error': {
    title: 'Una parte di questa pagina non si è caricata',
    text: 'C’è una nuova versione del portale oppure manca la connessione. Quello che hai scritto nella pratica è al sicuro: “Riprova” carica la versione attuale e riprende da qui.',
  },
  'version-mismatch': {
    title: 'Questa parte del portale è di un’altra versione',
    text: 'Non può funzionare nella pagina aperta. Il resto del portale funziona e i dati salvati sono al sicuro. “Ricarica la pagina” apre la versione attuale; se l’avviso resta, contatta l’assistenza.',
    button: 'Ricarica la pagina',
  },
};

/**
 * In place of a remote's page. A new attempt helps against all but a host of another version, which
 * a new page replaces.
 */
export function PageUnavailable({
  failure,
  onRetry,
}: {
  failure: LoadFailure;
  onRetry: () => void;
}) {
  const { title, text, button } = FAILURE_TEXTS[failure];
  const retry = failure === 'version-mismatch' ? () => window.location.reload() : onRetry;
  return (
    <>
      <PageHeader title="Sezione non disponibile" />
      <ErrorState
        title={title}
        text={text}
        onRetry={retry}
        {...(button === undefined ? {} : { retryLabel: button })}
      />
    </>
  );
}
