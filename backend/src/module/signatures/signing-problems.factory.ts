import type { PaperCode } from '@pratiche/domain';
import { PAPER_TITLES } from '@pratiche/domain/signatures';
import { conflict, notFound, unprocessable } from '../../platform/http/index.js';

/** What prevents a signature, each with its message. */
export const signatureNotFoundProblem = () =>
  notFound('Questa firma non esiste o non è di questa pratica.', 'signature-not-found');

export const signatureEndedProblem = (reason: string | null) =>
  conflict(
    `Non puoi più firmare questo documento${reason === null ? '' : `: ${reason}`}. Aprilo di nuovo.`,
    'signature-ended',
  );

export const alreadySignedProblem = () =>
  conflict('Questo documento è già firmato.', 'paper-already-signed');

export const paperChangedProblem = (changes: readonly string[]) =>
  conflict(
    `Un dato del documento è cambiato da quando lo hai aperto: ${changes.slice(0, 5).join('; ')}. Aprilo di nuovo, rileggilo e firma.`,
    'paper-changed',
  );

export const signedPaperChangedProblem = (code: PaperCode, changes: readonly string[]) =>
  conflict(
    `«${PAPER_TITLES[code]}» è firmato con dati che sono cambiati (${changes.slice(0, 5).join('; ')}): ritira la firma, fallo firmare di nuovo e poi invia.`,
    'signed-paper-changed',
  );

export const frozenProblem = () =>
  conflict('La pratica è stata inviata: non puoi più cambiare i documenti.', 'dossier-frozen');

export const wrongDocumentProblem = () =>
  conflict(
    'Il documento che hai davanti non è quello da firmare: aprilo di nuovo.',
    'wrong-document',
  );

export const consentChangedProblem = () =>
  conflict('Il testo da accettare è cambiato: ricarica la pagina e rileggilo.', 'consent-changed');

export const pagesNotShownProblem = () =>
  conflict('Prima di firmare scorri tutte le pagine del documento.', 'pages-not-shown');

export const wrongCodeProblem = (triesLeft: number) =>
  unprocessable(
    triesLeft === 0
      ? 'Il codice è sbagliato e i tentativi sono finiti: chiedi un nuovo codice.'
      : `Il codice è sbagliato: puoi provare ancora ${triesLeft === 1 ? 'una volta' : `${triesLeft} volte`}.`,
    'wrong-code',
    { triesLeft },
  );

export const codeExpiredProblem = () =>
  unprocessable('Il codice non vale più: chiedi un nuovo codice.', 'code-expired');

export const drawingRefusedProblem = (field: 'drawn' | 'written', message: string) =>
  unprocessable(message, 'drawing-refused', { errors: [{ field, message }] });

/** Releases before strokes sent a picture, which is not taken any more. */
export const pageOutdatedProblem = () =>
  unprocessable(
    'La firma non è partita, perché questa pagina è di una versione precedente del portale: ricarica la pagina, rileggi il documento e firma di nuovo.',
    'page-outdated',
  );
