/** Mail servers commonly take ten megabytes, and a file grows by a third on its way. */
const MAILED_RECEIPTS_MAX_BYTES = 5_000_000;

interface ReceiptFile {
  size: number;
  /** A file is not opened before its scan. */
  awaitsScan?: boolean;
}

/** Whether the receipts of a dossier go with the e-mail that it is complete: all of them or none. */
export const areReceiptsMailed = (receipts: readonly ReceiptFile[]): boolean =>
  receipts.length > 0 &&
  receipts.every(({ awaitsScan }) => awaitsScan !== true) &&
  receipts.reduce((sum, { size }) => sum + size, 0) <= MAILED_RECEIPTS_MAX_BYTES;
