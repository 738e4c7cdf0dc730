/** What sessions says, in one place to proofread. */
export const SESSION_TEXTS = {
  title: 'Dispositivi collegati',
  help: 'Se non riconosci un dispositivo, disconnettilo subito, poi cambia la password.',
  thisDevice: 'questo dispositivo',
  lastUsed: 'Ultimo uso',
  loggedIn: '. Accesso del',
  end: 'Disconnetti',
  endDevice: (device: string, lastUsed: string) => `Disconnetti: ${device}, ultimo uso ${lastUsed}`,
  ended: (device: string) => `Dispositivo disconnesso: ${device}. Lì serve un nuovo accesso.`,
  endAll: 'Esci da tutti i dispositivi',
  endAllQuestion: 'Vuoi uscire da tutti i dispositivi?',
  endAllText:
    'Anche da questo: su ognuno dovrai accedere di nuovo. Le modifiche non ancora inviate restano sul dispositivo dove sono state scritte.',
  endAllConfirm: 'Esci da tutti',
  endedAll: 'Sei uscito da tutti i dispositivi.',
  from: (address: string | null) => ` da ${address}`,
} as const;
