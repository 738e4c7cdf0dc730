import { formatCreditCount, selectPlural } from '@pratiche/domain';

/** "1 pratica scelta", "20 pratiche scelte". */
export const formatCount = (count: number, { one, many }: { one: string; many: string }): string =>
  `${count} ${selectPlural(count, one, many)}`;

/** How many of the chosen dossiers an action can be done with; `null` where it can with all. */
export function describeEligible(eligible: number, chosen: number, act: string): string | null {
  if (eligible === chosen) return null;
  return `${act} ${eligible} di ${chosen} pratiche`;
}

/** The key that sends a dialog with a text. */
export const CONFIRM_KEY = 'Ctrl+Invio';

/** What asking for corrections gives back in all: "In tutto tornano agli installatori 12,5 crediti." */
export const describeReturnedCredits = (credits: readonly (number | null)[]): string => {
  // In hundredths, so that no sum of decimals is a little off.
  const hundredths = credits.reduce<number>((sum, one) => sum + Math.round((one ?? 0) * 100), 0);
  return `In tutto ${hundredths === 100 ? 'torna' : 'tornano'} agli installatori ${formatCreditCount(hundredths / 100)}.`;
};
