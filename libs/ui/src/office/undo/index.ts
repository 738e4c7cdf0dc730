import { findTransition } from '@pratiche/domain';
import type { StatusChangeRequest } from '../../status/useStatusChange.js';
import { undoStore, type NewUndoOffer } from './undo-store.js';

export { UndoNotice } from './UndoNotice.js';

/** What an act has left of each dossier that it was done with: undoing it names that. */
export const listRevisions = (rows: readonly { id: number; revision: number | null }[]) =>
  rows.flatMap(({ id, revision }) => (revision === null ? [] : [{ id, revision }]));

/** Says what was done and offers to take it back, also on the page that comes next. */
export const offerUndo = (offer: NewUndoOffer): void => undoStore.offerUndo(offer);

/** Says that a status has changed: with the way to take it back where there is one, else by `tell`. */
export function announceStatusChange(
  text: string,
  { target, to }: StatusChangeRequest,
  tell: (text: string) => void,
  revision?: number,
): void {
  const act = findTransition(target.status, to, 'admin')?.effects.undoneAs;
  if (act !== undefined)
    return offerUndo({
      act,
      dossierIds: [target.id],
      ...(revision === undefined ? {} : { revisions: [{ id: target.id, revision }] }),
      text,
    });
  undoStore.withdrawOffer(target.id);
  tell(text);
}
