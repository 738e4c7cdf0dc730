/** What the frame of public pages says, in one place to proofread. */
export const PUBLIC_TEXTS = {
  toContent: 'Vai al contenuto',
  access: 'Accesso',
  prices: 'Prezzi',
  manual: 'Manuale',
  toPortal: 'Vai al portale',
  login: 'Accedi',
  register: 'Registrati',
} as const;
