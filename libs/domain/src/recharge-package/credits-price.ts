/** Price in euro cents of some credits of a package sold by the credit, rounded once. Credits in hundredths. */
export const calculateCreditsPriceCents = (
  priceCents: number,
  packageCredits: number,
  credits: number,
): number =>
  Number(
    (2n * BigInt(priceCents) * BigInt(credits) + BigInt(packageCredits)) /
      (2n * BigInt(packageCredits)),
  );
