/** What login says, in one place to proofread. */
export const LOGIN_FORM_TEXTS = {
  email: 'E-mail',
  password: 'Password',
  submit: 'Login',
  resendVerification: 'Invia di nuovo l’e-\u2060mail di verifica',
  codeMissing: 'Inserisci il codice.',
  secondStep: 'Secondo passaggio',
  code: 'Codice',
  codeHelp: 'Le sei cifre che l’app mostra adesso. Senza telefono: uno dei codici di recupero.',
  confirm: 'Conferma',
  back: 'Indietro',
  passwordMissing: 'Inserire password.',
  emailMissing: 'Inserire Email.',
  emailInvalid: 'Inserire Email valida.',
  failed: 'L’accesso non è riuscito: ricarica la pagina e riprova.',
  notVerified:
    'L’account non è ancora verificato: usa il link nell’e-\u2060mail di verifica che hai ricevuto.',
  wrong: 'Email o password non corretti',
} as const;
