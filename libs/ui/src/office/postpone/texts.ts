/** What became of dossiers put off, in one place to proofread. */
export const POSTPONE_TEXTS = {
  resumed: (subject: string) => `${subject}: di nuovo tra quelle da lavorare`,
  onePostponed: (subject: string, until: string) => `${subject}: rimandata ${until}`,
  somePostponed: (count: number, until: string) => `${count} pratiche rimandate ${until}`,
} as const;
