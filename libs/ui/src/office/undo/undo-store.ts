import { UNDO_NOTICE_MS, type UndoableAct } from '@pratiche/domain';
import { getOrCreateSingleton } from '@pratiche/ui';

/** What was done, as long as it can be taken back, and what became of that. */
export interface UndoOffer {
  id: number;
  act: UndoableAct;
  dossierIds: readonly number[];
  /** As the act left them. */
  revisions?: readonly { id: number; revision: number }[];
  text: string;
  phase: 'offered' | 'busy' | 'undone' | 'failed';
}

export type NewUndoOffer = Pick<UndoOffer, 'act' | 'dossierIds' | 'revisions' | 'text'>;

interface UndoState {
  offer: UndoOffer | null;
  lastId: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  listeners: Set<() => void>;
}

const emptyState = (): UndoState => ({
  offer: null,
  lastId: 0,
  timer: undefined,
  listeners: new Set(),
});

/** Keeps the only offer of the page, which stays while the pages of several remotes come and go. */
export class UndoStore {
  constructor(private readonly state: UndoState = emptyState()) {}

  readonly getOffer = (): UndoOffer | null => this.state.offer;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.state.listeners.add(listener);
    return () => this.state.listeners.delete(listener);
  };

  offerUndo(offer: NewUndoOffer): void {
    this.state.lastId += 1;
    this.show({ ...offer, id: this.state.lastId, phase: 'offered' }, true);
  }

  /** Changes the offer, unless another one has taken its place. */
  updateOffer(id: number, change: Pick<UndoOffer, 'phase'> & Partial<UndoOffer>): void {
    const { offer } = this.state;
    if (offer?.id === id) this.show({ ...offer, ...change }, change.phase !== 'busy');
  }

  /** A further step of the dossier was made: what came before it cannot be taken back any more. */
  withdrawOffer(dossierId: number): void {
    if (this.state.offer?.dossierIds.includes(dossierId)) this.closeOffer();
  }

  /** Does not go while the pointer or the focus is on it; `releaseOffer` starts its time anew. */
  readonly holdOffer = (): void => clearTimeout(this.state.timer);

  readonly releaseOffer = (): void => {
    clearTimeout(this.state.timer);
    this.state.timer = setTimeout(this.closeOffer, UNDO_NOTICE_MS);
  };

  readonly closeOffer = (): void => {
    clearTimeout(this.state.timer);
    this.setOffer(null);
  };

  private show(offer: UndoOffer, ends: boolean): void {
    this.holdOffer();
    if (ends) this.releaseOffer();
    this.setOffer(offer);
  }

  private setOffer(offer: UndoOffer | null): void {
    this.state.offer = offer;
    for (const listener of [...this.state.listeners]) listener();
  }
}

export const undoStore = new UndoStore(getOrCreateSingleton('undo-offer', emptyState));
