/** The form that loads one part from elsewhere, in one place to proofread. */
export const REMOTE_OVERRIDE_FORM_TEXTS = {
  title: 'Prova una parte da un altro indirizzo',
  about:
    'Solo in questo browser e per otto ore, con i dati e i permessi veri di chi lo usa. Una barra rossa lo ricorda su ogni pagina e la toglie.',
  remote: 'Parte',
  remoteMissing: 'Scegli una parte.',
  address: 'Indirizzo del suo remoteEntry.js',
  staysAfterLogout: 'Tienila anche dopo il logout, per provarla con l’account di un’azienda',
  load: 'Carica in questo browser',
} as const;
