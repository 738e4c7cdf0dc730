import type { DomainEvent } from '../events/index.js';
import type { MailReceipt } from './mail-template.types.js';

/** `accepted`: the mail server took the message; `refused`: it never will. */
export type MailOutcome = 'accepted' | 'refused';

/** A message with a receipt was sent or given up; the same may be told twice. */
export class MailOutcomeEvent implements DomainEvent {
  static readonly eventName = 'mail.outcome';
  readonly eventName = MailOutcomeEvent.eventName;

  constructor(
    readonly receipt: MailReceipt,
    readonly jobId: string,
    readonly outcome: MailOutcome,
  ) {}
}
