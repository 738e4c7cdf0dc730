/** Names the second screen of the last step in the URL; without it the documents are shown. */
export const LAST_STEP_SCREEN_PARAMETER = 'schermata';
const REVIEW = 'invio';

export const isReviewOpen = (search: string = window.location.search): boolean =>
  new URLSearchParams(search).get(LAST_STEP_SCREEN_PARAMETER) === REVIEW;

/** Address of the second screen, as the dossier is addressed now. */
export function reviewAddress(step: number | null = null): { pathname: string; search: string } {
  const search = new URLSearchParams(window.location.search);
  if (step !== null) search.set('passo', String(step));
  search.set(LAST_STEP_SCREEN_PARAMETER, REVIEW);
  return { pathname: window.location.pathname, search: search.toString() };
}
