import { getUndoDeadline } from '../queue/undo.js';

/** What decides whether an act can still be taken back. */
export interface RecordedAct {
  readonly at: Date;
  readonly undone: Date | null;
}

export const UNDO_CHANGED_MESSAGE =
  'La pratica è cambiata nel frattempo: non puoi più annullare l’operazione.';

/** Italian message why an act cannot be taken back; `null` when it can. */
export function validateUndo(act: RecordedAct | null, now: Date): string | null {
  if (act === null) return 'Non c’è nessuna operazione da annullare.';
  if (act.undone !== null) return 'L’operazione è già stata annullata.';
  return now < getUndoDeadline(act.at) ? null : 'Il tempo per annullare è passato.';
}
