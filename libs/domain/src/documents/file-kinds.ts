/**
 * Accepted file types, each with its stored extension first, followed by the other common
 * extensions.
 */
export const FILE_KINDS = [
  { contentType: 'application/pdf', extensions: ['pdf'] },
  { contentType: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
  { contentType: 'image/png', extensions: ['png'] },
  { contentType: 'image/heic', extensions: ['heic', 'heif'] },
  { contentType: 'application/zip', extensions: ['zip'] },
  { contentType: 'application/pkcs7-mime', extensions: ['p7m'] },
] as const;

/** Accepted for e-invoices only: as a document of any other kind XML says nothing to a reader. */
export const XML_FILE_KIND = { contentType: 'application/xml', extensions: ['xml'] } as const;

export type FileKind = (typeof FILE_KINDS)[number] | typeof XML_FILE_KIND;

/** As of the `accept` attribute, for e-invoices. */
export const INVOICE_FILE_EXTENSIONS = '.xml,.p7m,.zip';

export const UNSUPPORTED_FILE_MESSAGE =
  'Il file non è di un tipo consentito: carica un PDF, una foto (JPEG, PNG, HEIC), uno ZIP o un file firmato P7M.';

/** Mail programs save a whole message, signed or not, where the attachment was meant. */
export const MAIL_FILE_MESSAGE =
  'Questo è un messaggio di posta, con il documento dentro: aprilo nel programma di posta, salva l’allegato (di una fattura il file XML o P7M) e carica quello.';

/** A file that is called an e-invoice and whose bytes are none: another type would not help. */
export const BROKEN_XML_MESSAGE =
  'Questo file XML è rovinato o incompleto. Scaricalo di nuovo dal Sistema di Interscambio o dal tuo gestionale.';
export const BROKEN_P7M_MESSAGE =
  'Questo file P7M è rovinato o incompleto. Scaricalo di nuovo da dove lo hai preso, poi carica la nuova copia.';

/** A PDF that nobody but the sender could open. */
export const LOCKED_PDF_MESSAGE =
  'Questo PDF è protetto da una password e chi controlla la pratica non potrebbe aprirlo. Aprilo con la password, scegli «Stampa» e poi «Salva come PDF», e carica la nuova copia.';

/** As of the `accept` attribute. */
export const ACCEPTED_FILE_EXTENSIONS = FILE_KINDS.flatMap(({ extensions }) =>
  extensions.map((extension) => `.${extension}`),
).join(',');

/** The extension of a file's name in small letters, without the dot; `null` where it has none. */
export const getFileExtension = (fileName: string): string | null =>
  /\.([A-Za-z0-9]{1,8})$/.exec(fileName)?.[1]?.toLowerCase() ?? null;

/**
 * Whether a file name has an accepted extension or none at all. The server decides by the content;
 * this check only spares the upload of a file with a wrong extension.
 * @param accept extensions as of the `accept` attribute (`.pdf,.jpg`); any other value in it
 * (`image/*`) accepts every name
 */
export function hasAcceptedExtension(
  fileName: string,
  accept: string = ACCEPTED_FILE_EXTENSIONS,
): boolean {
  const extension = getFileExtension(fileName);
  const wanted = accept.split(',').map((one) => one.trim().toLowerCase());
  return (
    extension === null ||
    wanted.some((one) => !one.startsWith('.')) ||
    wanted.includes(`.${extension}`)
  );
}
