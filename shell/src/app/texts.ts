/** What routes say, in one place to proofread. */
export const APP_TEXTS = {
  noAccess: 'Questa pagina non è disponibile per il tuo account.',
  contacts: 'Contatti',
} as const;
