/** Months of the owners' figures, the running one included. */
export const FIGURE_MONTHS = 12;

/** First days (`yyyy-mm-01`) of the last months, oldest first, the running month last. */
export function listLastMonths(today: string, months = FIGURE_MONTHS): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: months }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 1 - (months - 1 - index), 1));
    return first.toISOString().slice(0, 10);
  });
}

/** First day of the month after that of a day. */
export function getNextMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}
