import { HttpException } from '@nestjs/common';
import { FILE_TOO_LARGE_MESSAGE } from '@pratiche/domain';
import type { ProblemCode } from './problem-codes.constants.js';
import { Problem } from './problem.exception.js';

/** What the framework refuses on its own, said in Italian. */
const PROBLEM_BY_STATUS = {
  400: ['bad-request', 'La richiesta non è leggibile: controlla i dati inviati.'],
  401: ['unauthorized', 'Accesso non effettuato o scaduto: esegui di nuovo il login.'],
  403: ['forbidden', 'Non hai i permessi per questa operazione.'],
  404: ['not-found', 'La risorsa richiesta non esiste.'],
  405: ['method-not-allowed', 'Operazione non prevista per questa risorsa.'],
  406: ['not-acceptable', 'Invia la richiesta come multipart/form-data.'],
  409: ['conflict', 'I dati sono cambiati nel frattempo: ricarica la pagina e riprova.'],
  408: ['timeout', 'La richiesta ha impiegato troppo tempo: riprova.'],
  413: ['too-large', 'I dati inviati superano la dimensione massima consentita.'],
  414: ['uri-too-long', 'L’indirizzo richiesto è troppo lungo.'],
  415: ['unsupported-media-type', 'Il formato dei dati inviati non è supportato.'],
  422: ['unprocessable', 'La richiesta non può essere eseguita.'],
  423: ['locked', 'Il file non è ancora stato controllato: riprova tra qualche istante.'],
  429: ['too-many-requests', 'Troppe richieste: attendi qualche istante e riprova.'],
  500: ['internal-error', 'Si è verificato un errore imprevisto: riprova tra qualche minuto.'],
  503: ['unavailable', 'Il servizio è momentaneamente non disponibile.'],
  507: ['no-space', 'Lo spazio del server è esaurito: nulla è stato salvato.'],
  431: ['headers-too-large', 'L’intestazione della richiesta è troppo grande.'],
} as const satisfies Record<number, UsualProblem>;

type UsualProblem = readonly [code: ProblemCode, message: string];
type UsualCode = (typeof PROBLEM_BY_STATUS)[keyof typeof PROBLEM_BY_STATUS][0];

/** The message of each code that a status has by itself. */
export const USUAL_MESSAGES = Object.fromEntries(Object.values(PROBLEM_BY_STATUS)) as Readonly<
  Record<UsualCode, string>
>;

const FILE_TOO_LARGE_CODES = ['FST_REQ_FILE_TOO_LARGE'];
const UNAVAILABLE_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'PROTOCOL_CONNECTION_LOST',
  'ETIMEDOUT',
  'ER_SERVER_SHUTDOWN',
  'ER_CON_COUNT_ERROR',
  'SQLITE_BUSY',
  'DATABASE_FILE_AWAY',
  'DATABASE_TIMEOUT',
  'FILE_STORE_AWAY',
];
const NO_SPACE_CODES = [
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
  'SQLITE_FULL',
  'SQLITE_IOERR_SHMSIZE',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
];
/** A database server says it in the text of errors that have other causes too. */
const NO_SPACE_TEXT = /\b(?:errcode|errno|error|got error):? "?28\b|no space left on device/i;

/** The answer to an unexpected error. The request id lets support find it in the logs. */
export const createInternalErrorProblem = (requestId: string): Problem =>
  new Problem(
    500,
    'internal-error',
    `Si è verificato un errore imprevisto. Riprova tra qualche minuto; se succede ancora, comunica all’assistenza il codice ${requestId}.`,
    { requestId },
  );

/** Code and message of a status that says no more than itself. */
export function getUsualProblem(status: number): { code: ProblemCode; message: string } {
  const [code, message] = (PROBLEM_BY_STATUS as Readonly<Record<number, UsualProblem>>)[status] ?? [
    'bad-request',
    'La richiesta non può essere accettata.',
  ];
  return { code, message };
}

/** The problem an error represents, or `null` for an internal fault. */
export function toProblem(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  const code = codeOf(error);
  if (FILE_TOO_LARGE_CODES.includes(code))
    return new Problem(413, 'file-too-large', FILE_TOO_LARGE_MESSAGE);
  if (UNAVAILABLE_CODES.includes(code))
    return new Problem(
      503,
      'unavailable',
      'Il servizio è momentaneamente non disponibile. Riprova tra qualche istante.',
    );
  if (NO_SPACE_CODES.includes(code) || isNoSpaceOfServer(error))
    return new Problem(
      507,
      'no-space',
      'Lo spazio del server è esaurito: nulla è stato salvato. Riprova tra qualche minuto; se succede ancora, avvisa l’assistenza.',
    );
  const status = statusOf(error);
  if (status === null || status >= 500) return null;
  const { code: usualCode, message } = getUsualProblem(status);
  return new Problem(status, usualCode, message);
}

/** Temporary tables, binary logs and commits of MySQL and MariaDB fail with codes of their own. */
const isNoSpaceOfServer = (error: unknown): boolean =>
  error instanceof Error &&
  'errno' in error &&
  typeof error.errno === 'number' &&
  error.errno > 0 &&
  NO_SPACE_TEXT.test(error.message);

function statusOf(error: unknown): number | null {
  if (error instanceof HttpException) return error.getStatus();
  if (
    typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number'
  )
    return error.statusCode;
  return null;
}

/** Code of the error or of the error it wraps (TypeORM and Nest both wrap). */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error && error.cause !== undefined ? codeOf(error.cause) : '';
}
