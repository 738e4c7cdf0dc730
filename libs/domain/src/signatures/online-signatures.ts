import type { PaperCode } from '../papers/paper-codes.js';

/** Which papers may be signed online (setting `onlineSignatures`). */
export type OnlineSignatures = Record<PaperCode, boolean>;

/**
 * ATTO stays on paper until a lawyer has confirmed that art. 38 of D.P.R. 445/2000 allows a simple
 * electronic signature with a copy of the identity document.
 */
export const ONLINE_SIGNATURES: OnlineSignatures = {
  DELEGA: true,
  ATTO: false,
  REQ: true,
  CONGR: true,
};
