export const YEAR_TEXTS = {
  yearForEnea: (year: number) => `A ENEA va un anno solo: scriviamo ${year}.`,
} as const;
