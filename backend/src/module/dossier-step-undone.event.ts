import type { Transition } from '@pratiche/domain';
import type { DomainEvent } from '../platform/events/index.js';
import type { Dossier } from './entities/dossier.entity.js';

/** A change of status has been taken back, in the open transaction. */
export class DossierStepUndoneEvent implements DomainEvent {
  static readonly eventName = 'dossier.step-undone';
  readonly eventName = DossierStepUndoneEvent.eventName;

  constructor(
    readonly dossier: Dossier,
    readonly effects: Transition['effects'],
    readonly at: Date,
  ) {}
}
