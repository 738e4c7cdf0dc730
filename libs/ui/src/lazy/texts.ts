/** What is said while a QR code is drawn. */
export const QR_CODE_TEXTS = {
  loading: 'Preparazione del codice…',
} as const;
