/** What login says, in one place to proofread. */
export const LOGIN_TEXTS = {
  title: 'Accedi',
  subtitle: 'Le pratiche ENEA dei tuoi clienti, dal rilievo all’invio.',
  sessionExpired: 'La sessione è scaduta: accedi di nuovo e riprendi da dove eri.',
  forgotPassword: 'Password dimenticata?',
  noAccount: 'Non hai ancora un account?',
  register: 'Registrati',
} as const;
