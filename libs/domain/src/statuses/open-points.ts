/** Facts of a dossier in a list. */
interface ListedFacts {
  /** When it was completed; `null` before. */
  completedDate: string | null;
  /** Values and files that differ from what is usual. */
  doubts: number;
  /** How often it was sent. */
  submissions: number;
}

/**
 * What a list still has to say of a dossier: its doubts, and that it came in again. Nothing is left
 * to look at once it is completed.
 */
export function findOpenPoints({
  completedDate,
  doubts,
  submissions,
}: ListedFacts): Readonly<{ doubts: number; isSentAgain: boolean }> {
  const isOpen = completedDate === null;
  return { doubts: isOpen ? doubts : 0, isSentAgain: isOpen && submissions > 1 };
}
