/** What the lists of dossiers say, in one place to proofread. */
export const DOSSIER_LIST_TEXTS = {
  openWith: (names: string) => `Aperta da ${names}`,
  openWithShort: (name: string, others: number) =>
    `Aperta: ${name}${others === 0 ? '' : ` +${others}`}`,
} as const;
