/** What password-recovery says, in one place to proofread. */
export const PASSWORD_RECOVERY_TEXTS = {
  required: 'Campo Obbligatorio!',
  invalidEmail: 'Inserire Email Valida',
  forgotTitle: 'Password dimenticata',
  forgotSubtitle: 'Ti inviamo un’e-\u2060mail con il link per scegliere una nuova password.',
  email: 'E-mail',
  send: 'Recupera',
  back: 'Indietro',
  password: 'Password',
  repeatPassword: 'Ripeti password',
  save: 'Salva la nuova password',
  invalidLink: 'Link non valido',
  expiredLink: 'Il link non vale più',
  expiredLinkText: 'Vale un’ora e una volta sola, e uno nuovo sostituisce quelli precedenti.',
  askNewLink: 'Chiedi un nuovo link',
  resetTitle: 'Nuova password',
  resetSubtitle: 'Sugli altri dispositivi dovrai accedere di nuovo.',
} as const;
