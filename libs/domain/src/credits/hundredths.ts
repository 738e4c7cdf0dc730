/** Hundredths (of a euro or a credit) of a number with at most two decimals; throws for anything else. */
export function toHundredths(value: number): number {
  const hundredths = Math.round(value * 100);
  if (!Number.isSafeInteger(hundredths) || hundredths / 100 !== value) {
    throw new RangeError(`${value} is no amount with at most two decimals`);
  }
  return hundredths;
}

/** The number on the wire: euro or credits with at most two decimals. */
export const fromHundredths = (hundredths: number): number => hundredths / 100;
