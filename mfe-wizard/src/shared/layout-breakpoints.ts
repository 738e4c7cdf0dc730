import { useMediaQuery } from '@pratiche/ui';

/** Whether the screen is wide enough for two columns; the style sheets use the same width. */
export const useHasTwoColumns = (): boolean => useMediaQuery('(min-width: 68.75em)');

/** Room for the summary beside the step. */
export const useHasSummaryColumn = (): boolean => useMediaQuery('(min-width: 82.5em)');
