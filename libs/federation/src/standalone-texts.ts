/** What the frame of a remote that runs alone says; apart, because the portal does not load it. */
export const STANDALONE_TEXTS = {
  logout: 'Logout',
  choosePage: 'Scegli una pagina.',
} as const;
