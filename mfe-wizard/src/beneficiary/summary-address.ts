/** Names the summary of a customer who has nothing left to fill in. */
export const SUMMARY_PARAMETER = 'riepilogo';
export const SUMMARY_SEARCH = `${SUMMARY_PARAMETER}=1`;

/** State of the address of a step that the summary opened: its main button leads back there. */
export interface SummaryOrigin {
  isFromSummary?: boolean;
}
