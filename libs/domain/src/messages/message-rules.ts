import { isOpenStatus, STATUSES, type StatusCode } from '../statuses/index.js';

/** Longest message. */
export const MESSAGE_MAX = 4000;

export const MESSAGE_SIDES = ['fitter', 'office'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

export const getOtherMessageSide = (side: MessageSide): MessageSide =>
  side === 'fitter' ? 'office' : 'fitter';

/**
 * `text`: a written message · `request`: the back office requests a document again · `answer`: the
 * fitter has uploaded it · `revoke`: the back office withdraws the request.
 */
export const MESSAGE_KINDS = ['text', 'request', 'answer', 'revoke'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** `open` until the fitter answers (or sends the corrected dossier with a new file) or the office withdraws it. */
export type DocumentRequestState = 'open' | 'answered' | 'revoked';

export const NOT_SENT_YET_MESSAGE =
  'La pratica non è ancora stata inviata: i messaggi si aprono dopo il primo invio.';

/** Why messages about a dossier are not allowed; `null` when they are. */
export const validateMessageAllowed = (wasSent: boolean): string | null =>
  wasSent ? null : NOT_SENT_YET_MESSAGE;

/**
 * Why the back office may not request a document again; `null` when it may. An open dossier is
 * corrected by its owner instead.
 */
export const validateDocumentRequest = (status: StatusCode): string | null =>
  STATUSES[status].documentRequestRefusal;

const acceptsDocumentRequests = (status: StatusCode): boolean =>
  validateDocumentRequest(status) === null;

/**
 * Whether the owner may add files to an item of the dossier. An open dossier accepts files for
 * every item; a frozen dossier only for an item the back office has requested again, while that
 * request is open.
 */
export const canUploadDocument = (status: StatusCode, hasOpenRequest: boolean): boolean =>
  isOpenStatus(status) || (hasOpenRequest && acceptsDocumentRequests(status));

/**
 * Why the back office may not add a file to an item of a dossier (a survey it obtained, a document
 * received by e-mail); `null` when it may. While the item is requested again, the next file is the
 * owner's answer.
 */
export const validateBackOfficeUpload = (
  status: StatusCode,
  hasOpenRequest: boolean,
): string | null =>
  validateDocumentRequest(status) ??
  (hasOpenRequest
    ? 'Il documento è stato richiesto di nuovo all’installatore: attendi la risposta oppure ritira la richiesta.'
    : null);

/** A file that answers a request came after it. */
export const isAnswerToRequest = (
  file: { id: number },
  request: { afterFileId: number },
): boolean => file.id > request.afterFileId;

/**
 * Whether the owner may delete a file: any file while the dossier is open, afterwards only files
 * uploaded for an open request.
 */
export const canDeleteDocument = (
  status: StatusCode,
  file: { id: number },
  openRequest: { afterFileId: number } | null,
): boolean =>
  isOpenStatus(status) ||
  (openRequest !== null && acceptsDocumentRequests(status) && isAnswerToRequest(file, openRequest));

/** A dossier cannot be completed while a requested document is missing. */
export const validateNoOpenRequests = (to: StatusCode, openRequests: number): string | null =>
  STATUSES[to].isCompleted && openRequests > 0
    ? 'Un documento richiesto di nuovo non è ancora arrivato: attendi la risposta oppure ritira la richiesta.'
    : null;
