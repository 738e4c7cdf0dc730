/**
 * Largest body of a dossier. The largest legal one (every text and list at its bound) has about
 * 164 kB, or 304 kB when its texts are escaped as `\uXXXX`.
 */
export const DOSSIER_BODY_MAX_BYTES = 400_000;
