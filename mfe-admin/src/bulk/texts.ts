import { formatCreditCount, selectPlural } from '@pratiche/domain';

/** What the actions on several dossiers say, in one place to proofread. */
export const BULK_TEXTS = {
  chosenNoun: { one: 'pratica scelta', many: 'pratiche scelte' },
  accept: 'Accetta',
  acceptAnyway: 'Accetta lo stesso',
  noEcobonus: 'Con i valori della pratica l’Ecobonus non spetta per uno o più serramenti.',
  askCorrections: 'Chiedi correzioni',
  postpone: 'Rimanda',
  take: 'Prendi in carico',
  assign: 'Assegna a…',
  assignTo: (name: string) => `Assegna a ${name}`,
  assignWords: 'assegna operatore collega',
  nobody: 'Nessuno: torna tra quelle da assegnare',
  toNobody: 'Togli l’operatore',
  download: 'Scarica i documenti',
  acceptOne: 'Vuoi accettare la pratica?',
  acceptMany: (count: number) => `Vuoi accettare ${count} pratiche?`,
  othersStay: (note: string) => `${note}; le altre restano com’erano. `,
  acceptText: (rest: string) => `${rest}Poi te ne occupi tu. Hai 10 secondi per annullare.`,
  commandGroup: 'Pratiche scelte',
  chosenOne: '1 pratica scelta',
  chosenMany: (count: number) => `${count} pratiche scelte`,
  unselect: (chosen: string) => `Togli la scelta: ${chosen}`,
  busy: 'Attendi la fine dell’operazione in corso.',
  selectFirst: (count: number) => `Seleziona le prime ${count}`,
  selectAll: (count: number) => `Seleziona tutte le ${count}`,
  rowNoun: 'la pratica',
  selectPage: 'Scegli tutte le pratiche della pagina',
  mayAccept: 'Puoi accettare',
  mayReturn: 'Puoi rimandare per correzioni',
  mayPostpone: 'Puoi rimandare',
  mayTake: 'Puoi prendere in carico',
  mayAssign: 'Puoi assegnare',
  mayDownload: 'Puoi scaricare i documenti di',
  accepted: { one: 'pratica accettata', many: 'pratiche accettate' },
  returned: { one: 'pratica in correzione', many: 'pratiche in correzione' },
  assigned: { one: 'pratica assegnata', many: 'pratiche assegnate' },
  taken: { one: 'pratica presa in carico', many: 'pratiche prese in carico' },
  unassigned: { one: 'pratica senza più operatore', many: 'pratiche senza più operatore' },
  ofSingle: (id: number | undefined) => `: n. ${id}`,
  doneOf: (done: string, all: number) => `${done} su ${all}`,
  reportTitle: 'Non tutte le pratiche',
  reportText: (summary: string) => `${summary}. Le altre sono rimaste com’erano:`,
  refused: 'Pratiche rimaste com’erano',
  dossier: (id: number) => `Pratica ${id}`,
  subject: (id: number, client: string) => `Pratica ${id}${client && ` · ${client}`}`,
  understood: 'Ho capito',
} as const;

/** What asking corrections of several dossiers says. */
export const CORRECTIONS_TEXTS = {
  titleOne: 'Chiedi correzioni a una pratica',
  titleMany: (count: number) => `Chiedi correzioni a ${count} pratiche`,
  about:
    'Ogni pratica torna in bozza, i crediti dell’invio tornano all’installatore, e ognuno riceve questo testo per e-\u2060mail.',
  reason: 'Correzioni richieste',
  reasonHelp: 'Scrivi che cosa manca o è da correggere, e dove.',
  cancel: 'Annulla',
  confirm: 'Chiedi correzioni',
} as const;

/** "1 pratica scelta", "20 pratiche scelte". */
export const formatCount = (count: number, { one, many }: { one: string; many: string }): string =>
  `${count} ${selectPlural(count, one, many)}`;

/** How many of the chosen dossiers an action can be done with; `null` where it can with all. */
export function describeEligible(eligible: number, chosen: number, act: string): string | null {
  if (eligible === chosen) return null;
  return `${act} ${eligible} di ${chosen} pratiche`;
}

/** The key that sends a dialog with a text. */
export const CONFIRM_KEY = 'Ctrl+Invio';

/** What asking for corrections gives back in all: "In tutto tornano agli installatori 12,5 crediti." */
export const describeReturnedCredits = (credits: readonly (number | null)[]): string => {
  // In hundredths, so that no sum of decimals is a little off.
  const hundredths = credits.reduce<number>((sum, one) => sum + Math.round((one ?? 0) * 100), 0);
  return `In tutto ${hundredths === 100 ? 'torna' : 'tornano'} agli installatori ${formatCreditCount(hundredths / 100)}.`;
};
