export const SIGNATURE_NOT_FOUND = 'Questa firma non esiste o non è di questa pratica.';

/** A drawn signature is the longest part of the body. */
export const SIGN_BODY_MAX_BYTES = 100_000;

/** Receipt of the e-mail with the code, by the id of the signature. */
export const CODE_RECEIPT = 'signature-code';

/** Job that asks the authority for the time stamp of one signature. */
export const TIMESTAMP_JOB = 'signature-timestamp';
