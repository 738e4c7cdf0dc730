import { selectPlural } from '@pratiche/domain';

/** "1 pratica scelta", "20 pratiche scelte". */
export const formatCount = (count: number, { one, many }: { one: string; many: string }): string =>
  `${count} ${selectPlural(count, one, many)}`;

/** How many of the chosen dossiers an action can be done with; `null` where it can with all. */
export function describeEligible(eligible: number, chosen: number, act: string): string | null {
  if (eligible === chosen) return null;
  return `${act} ${eligible} di ${chosen} pratiche`;
}
