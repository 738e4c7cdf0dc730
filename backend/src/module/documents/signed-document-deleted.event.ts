import type { DomainEvent } from '../../platform/events/index.js';

/** A document that was signed online was deleted, in the open transaction. */
export class SignedDocumentDeletedEvent implements DomainEvent {
  static readonly eventName = 'document.signed-deleted';
  readonly eventName = SignedDocumentDeletedEvent.eventName;

  constructor(readonly signatureId: number) {}
}
