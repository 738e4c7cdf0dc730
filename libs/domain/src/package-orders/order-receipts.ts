/** What a receipt of a transfer may be: something that opens everywhere. */
export const RECEIPT_CONTENT_TYPES: readonly string[] = [
  'application/pdf',
  'image/jpeg',
  'image/png',
];

/** As of the `accept` attribute. */
export const RECEIPT_EXTENSIONS = '.pdf,.jpg,.jpeg,.png';

export const RECEIPT_TYPE_MESSAGE =
  'La ricevuta deve essere un PDF o una foto (JPG o PNG): scegli un altro file.';
