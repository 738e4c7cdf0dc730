/** Redis that answers later than this counts as away: nobody waits for a count. */
export const PATIENCE_MS = 300;
