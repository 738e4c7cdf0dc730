/** What fields say, in one place to proofread. */
export const FIELD_TEXTS = {
  yes: 'Sì',
  no: 'No',
  show: 'Mostra',
  hide: 'Nascondi',
  helpOn: (title: string) => `Aiuto: ${title}`,
  choose: 'Scegli…',
  autofilled: 'compilato automaticamente',
  proposed: 'proposto: controlla',
  dayPattern: 'gg/mm/aaaa',
  openCalendar: (label: string) => `Apri il calendario: ${label}`,
  invalidDay: 'La data non è valida: scrivila come gg/mm/aaaa.',
  noSuchDay: 'Questo giorno non esiste: controlla la data.',
  notNumber: (isInteger: boolean) =>
    `Il valore deve essere un numero${isInteger ? ' intero' : ''}.`,
  meantEmail: (address: string) => `Forse l’indirizzo è ${address}: controlla.`,
  replaceEmail: (address: string) => `Usa ${address}`,
  tooLong: (max: number, length: number) => `Al massimo ${max} caratteri: ora sono ${length}.`,
} as const;
