import { undoStore, type UndoOffer } from './undo-store.js';

export { UndoNotice } from './UndoNotice.js';

/** Says what was done and offers to take it back, also on the page that comes next. */
export const offerUndo = (offer: Pick<UndoOffer, 'act' | 'dossierIds' | 'text'>): void =>
  undoStore.offerUndo(offer);
