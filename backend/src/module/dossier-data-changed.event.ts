import type { DossierForm } from '@pratiche/domain';
import type { DomainEvent } from '../platform/events/index.js';
import type { Dossier } from './entities/dossier.entity.js';

/** The data of a dossier was written, in the open transaction. */
export class DossierDataChangedEvent implements DomainEvent {
  static readonly eventName = 'dossier.data-changed';
  readonly eventName = DossierDataChangedEvent.eventName;

  constructor(
    /** As it was before the change. */
    readonly dossier: Dossier,
    readonly data: DossierForm,
  ) {}
}
