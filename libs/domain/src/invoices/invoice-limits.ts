/** The most that the exchange system takes, and so the largest file that a supplier can have sent. */
export const INVOICE_FILE_BYTES_MAX = 5 * 1024 * 1024;
/** A ZIP, packed and unpacked. */
export const INVOICE_ZIP_BYTES_MAX = 40 * 1024 * 1024;
export const INVOICE_ZIP_FILES_MAX = 50;
