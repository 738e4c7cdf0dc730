/** What is said of an uploaded file, in one place to proofread. */
export const FILE_TEXTS = {
  edition: (edition: string) => `Edizione ${edition}`,
  awaitsScan: 'In attesa del controllo antivirus',
} as const;
