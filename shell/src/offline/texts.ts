import { selectPlural } from '@pratiche/domain';

/** How the portal gets onto a phone, in one place to proofread. */
export const INSTALL_TEXTS = {
  title: 'Sul tuo telefono',
  why: 'Metti il portale sulla schermata principale: si apre anche in cantiere, senza rete, con le bozze e le foto che hai lì.',
  installed: 'Fatto: stai usando il portale installato su questo dispositivo.',
  install: 'Installa il portale',
  apple:
    'Su iPhone e iPad: apri il portale con Safari, tocca «Condividi» e poi «Aggiungi alla schermata Home». Senza, dopo 7 giorni che non lo apri l’iPhone cancella le foto non ancora inviate.',
  menu: 'Apri il menu del browser (⋮) e scegli «Installa app» o «Aggiungi a schermata Home».',
} as const;

/** What was typed before the last session ended, in one place to proofread. */
export const RESTORED_TEXTS = {
  change: 'Su questo dispositivo c’è una modifica non inviata della',
  dossier: (id: number) => `pratica n. ${id}`,
  newDossier: 'nuova pratica',
  openIt: ': aprila, controlla quello che avevi scritto e aspetta «Salvato».',
  files: (count: number) =>
    `${selectPlural(count, 'Un file che avevi aggiunto aspettava', `${count} file che avevi aggiunto aspettavano`)} su questo dispositivo: ${selectPlural(count, 'parte', 'partono')} adesso, tieni aperto il portale.`,
  understood: 'Ho capito',
} as const;
