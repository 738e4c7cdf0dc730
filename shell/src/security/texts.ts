/** What security says, in one place to proofread. */
export const SECURITY_TEXTS = {
  title: 'Sicurezza',
  subtitle: 'Password, dispositivi collegati e accesso al tuo account.',
  firstLogin: 'Un passaggio da fare una volta sola, prima di aprire il portale.',
  required: 'Campo obbligatorio!!',
  password: 'Password',
  currentPassword: 'Password attuale',
  newPassword: 'Nuova password',
  repeatPassword: 'Ripeti la nuova password',
  otherDevices: 'Sugli altri dispositivi dovrai accedere di nuovo.',
  changePassword: 'Cambia password',
  keys: 'Scorciatoie a un tasto',
  keysText:
    'Negli elenchi e nelle pratiche una lettera da sola sposta, apre, accetta. Se detti a voce o usi programmi di assistenza, puoi spegnerle su questo dispositivo. Ctrl K resta.',
  useKeys: 'Usa le scorciatoie a un tasto',
} as const;
