/** Largest data file in bytes, with the message for a larger one below. */
export const XML_BYTES_MAX = 1_000_000;
export const XML_TOO_LARGE_MESSAGE = 'Il file supera la dimensione massima di 1 MB.';
