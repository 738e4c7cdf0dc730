/** A ready text for messages to fitters. */
export interface MessageTemplate {
  /** Of its button. */
  title: string;
  text: string;
}

/** What operators write most often to fitters, until the back office changes it. */
export const MESSAGE_TEMPLATES: readonly MessageTemplate[] = [
  {
    title: 'Ricevuto',
    text: 'Ciao, abbiamo ricevuto quello che ci hai mandato: lo guardiamo e ti scriviamo qui.',
  },
  {
    title: 'Manca un documento',
    text: 'Ci manca ancora un documento: lo trovi segnato nella pagina della pratica. Appena lo carichi andiamo avanti.',
  },
  {
    title: 'Fine lavori',
    text: 'Ci confermi il giorno di fine lavori? Da lì si contano i giorni per l’invio a ENEA.',
  },
  {
    title: 'Importi',
    text: 'Gli importi della pratica non tornano con le fatture: ci scrivi qual è la cifra giusta?',
  },
  {
    title: 'Dati del prodotto',
    text: 'Ci mandi la scheda del prodotto installato? Ci serve per controllare la trasmittanza.',
  },
  {
    title: 'Tutto a posto',
    text: 'Abbiamo tutto quello che serve: non devi fare altro. Ti avvisiamo quando la pratica è completata.',
  },
];

/** Adds a ready text as a paragraph of its own; what was typed stays as it is. */
export function addMessageTemplate(written: string | null, template: string): string {
  const before = written ?? '';
  if (before.trim() === '') return template;
  return `${before.trimEnd()}\n\n${template}`;
}
