import type { DomainEvent } from '../platform/events/index.js';
import type { MailAttachment } from '../platform/mail/index.js';
import type { FilingCorrection } from './documents/filing-correction.entity.js';
import type { Dossier } from './entities/dossier.entity.js';

/** A declaration was corrected at ENEA and recorded here, in the open transaction. */
export class FilingCorrectedEvent implements DomainEvent {
  static readonly eventName = 'dossier.filing-corrected';
  readonly eventName = FilingCorrectedEvent.eventName;

  constructor(
    readonly dossier: Dossier,
    readonly correction: FilingCorrection & { reason: string },
    /** The new receipt and the annulled one; empty where they are too large for an e-mail. */
    readonly receipts: MailAttachment[],
  ) {}
}
