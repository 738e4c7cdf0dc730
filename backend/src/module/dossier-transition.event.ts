import type { Transition } from '@pratiche/domain';
import type { CurrentCaller } from '../platform/auth/index.js';
import type { DomainEvent } from '../platform/events/index.js';
import type { Dossier } from './entities/dossier.entity.js';

/** Who changes the status. The beneficiary has a name and no account. */
export interface TransitionActor {
  readonly caller: CurrentCaller | null;
  readonly name: string;
  /** Address of the owner who sends: it was read for the check, and the receipt goes there. */
  readonly ownerEmail?: string;
}

export interface ReturnReason {
  readonly text: string;
  readonly attachmentId: number | null;
}

/**
 * The status of a dossier has changed, in the open transaction. One event covers all changes: a
 * listener checks `effects`, the row of the transition table, for the effect that it runs.
 */
export class DossierTransitionEvent implements DomainEvent {
  static readonly eventName = 'dossier.transition';
  readonly eventName = DossierTransitionEvent.eventName;

  constructor(
    /** As it was before the change. */
    readonly dossier: Dossier,
    readonly transition: Transition,
    readonly actor: TransitionActor,
    readonly at: Date,
    readonly reason: ReturnReason | null,
  ) {}

  get effects(): Transition['effects'] {
    return this.transition.effects;
  }
}
