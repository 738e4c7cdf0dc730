/** What the alert about files on other devices says; apart, because it loads on its own. */
export const WAITING_FILES_TEXTS = {
  question: 'Non aspettare questi file?',
  questionText:
    'Potrai inviare la pratica senza. Se il dispositivo li ha ancora, li manda lo stesso appena si collega, finché la pratica è in bozza.',
  confirm: 'Non aspettare',
  sendLater: 'Puoi inviare la pratica quando sono arrivati tutti.',
  doNotWait: 'Non aspettare questi file',
} as const;
