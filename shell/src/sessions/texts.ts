/** What sessions says, in one place to proofread. */
export const SESSION_TEXTS = {
  title: 'Dispositivi collegati',
  help: 'Se non riconosci un dispositivo terminalo subito, poi cambia la password.',
  thisDevice: 'questo dispositivo',
  lastUsed: 'Ultimo uso',
  loggedIn: '. Accesso del',
  end: 'Termina',
  endDevice: (device: string, lastUsed: string) => `Termina: ${device}, ultimo uso ${lastUsed}`,
  ended: (device: string) =>
    `Sessione terminata: ${device}. Su quel dispositivo serve un nuovo accesso.`,
  endAll: 'Esci da tutti i dispositivi',
  endAllQuestion: 'Vuoi uscire da tutti i dispositivi?',
  endAllText:
    'Anche da questo: su ognuno dovrai accedere di nuovo. Le modifiche non ancora inviate restano sul dispositivo dove sono state scritte.',
  endAllConfirm: 'Esci da tutti',
  endedAll: 'Uscita completata: tutte le sessioni sono terminate.',
  from: (address: string | null) => ` da ${address}`,
} as const;
