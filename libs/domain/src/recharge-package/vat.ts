/** Price with VAT in euro cents, rounded once. @param percent rate with at most two decimals */
export const addVatCents = (cents: number, percent: number): number =>
  Math.round((cents * (10_000 + Math.round(percent * 100))) / 10_000);
