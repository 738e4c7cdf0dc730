import type { LastStepDto } from '@pratiche/api';

/** What sending takes; in hundredths, because sums of floating credits drift. */
export const sumCredits = (lines: LastStepDto['costLines']): number =>
  lines.reduce((sum, line) => sum + Math.round(line.credits * 100), 0) / 100;
