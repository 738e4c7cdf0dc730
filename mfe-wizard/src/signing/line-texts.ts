/** What is said below the document of a paper, and once for all papers above the documents. */
export const SIGNING_LINE_TEXTS = {
  customerMaySign: 'Può firmarla online anche il cliente, dal suo link.',
  customerSigns: 'La firma il cliente dal link.',
  onPaper: 'Il cliente firma su carta:',
  download: 'scarica',
  downloadPrefilled: 'scarica il precompilato',
  signAndUpload: ', fai firmare, carica.',
  askAgain: 'La firma non vale più: chiedila di nuovo.',
  signAgain: 'La firma non vale più: firma di nuovo.',
  signaturesLost: (reason: string, papers: string, isPlural: boolean) =>
    `È${reason.slice(1)}: ${isPlural ? 'servono di nuovo le firme' : 'serve di nuovo la firma'} su ${papers}.`,
} as const;
