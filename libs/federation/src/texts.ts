import type { LoadFailure } from './load-failure.js';

export const PAGE_UNAVAILABLE = 'Sezione non disponibile';

export const sayReference = (reference: string): string =>
  `Se l’avviso resta, dillo all’assistenza con il codice ${reference}.`;

/** What a page says that cannot be shown, by the reason. */
export const FAILURE_TEXTS: Readonly<
  Record<LoadFailure, { title: string; text: string; button?: string }>
> = {
  unreachable: {
    title: 'Questa parte del portale non risponde',
    text: 'Il resto del portale funziona e i dati salvati sono al sicuro. Riprova tra qualche istante.',
  },
  'chunk-load-error': {
    title: 'Una parte di questa pagina non si è caricata',
    text: 'C’è una nuova versione del portale oppure manca la connessione. Quello che hai scritto nella pratica è al sicuro: “Riprova” carica la versione attuale e riprende da qui.',
  },
  crash: {
    title: 'Questa pagina si è interrotta per un errore',
    text: 'L’errore ci è stato segnalato. Il resto del portale funziona e i dati salvati sono al sicuro: “Riprova” apre di nuovo la pagina.',
  },
  'version-mismatch': {
    title: 'Questa parte del portale è di un’altra versione',
    text: 'Non può funzionare nella pagina aperta. Il resto del portale funziona e i dati salvati sono al sicuro. “Ricarica la pagina” apre la versione attuale.',
    button: 'Ricarica la pagina',
  },
};
