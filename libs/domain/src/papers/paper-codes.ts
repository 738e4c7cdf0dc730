/** Documents of a dossier that are offered filled in, to be signed. */
export const PAPER_CODES = ['DELEGA', 'ATTO', 'REQ', 'CONGR'] as const;
export type PaperCode = (typeof PAPER_CODES)[number];

export const isPaperCode = (code: string): code is PaperCode =>
  PAPER_CODES.some((one) => one === code);
