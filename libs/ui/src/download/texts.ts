/** What the download of dossiers says, in one place to proofread. */
export const DOWNLOAD_TEXTS = {
  failed: 'Errore Download Pratiche',
} as const;
