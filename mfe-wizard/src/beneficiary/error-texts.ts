/** What the page of a link that does not work says; apart, because nothing else loads with it. */
export const LINK_ERROR_TEXTS = {
  invalid: 'Link pratica non più valido',
  invalidText:
    'Può essere scaduto, annullato o sostituito da uno più recente. I dati già salvati non sono andati persi.',
  invalidHelp:
    'Cerca l’ultimo messaggio ricevuto, o chiedi un nuovo link all’azienda che esegue i lavori.',
  invalidContact: 'Non sai a chi chiedere? Scrivi a',
  aboutPortal: 'Che cos’è questo portale',
} as const;
