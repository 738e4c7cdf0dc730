import { formatSignedCredits } from '@pratiche/ui';

/** Credits with their sign, green where they come and red where they go. */
export function SignedCredits({ amount }: { amount: number }) {
  const tone = amount > 0 ? 'ad-plus' : amount < 0 ? 'ad-minus' : '';
  return <strong className={`pr-number ${tone}`}>{formatSignedCredits(amount)}</strong>;
}
