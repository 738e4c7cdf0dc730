import type { DomainEvent } from '../../platform/events/index.js';

/** A company changed its own data, which its papers print; in the open transaction. */
export class CompanyDataChangedEvent implements DomainEvent {
  static readonly eventName = 'company.data-changed';
  readonly eventName = CompanyDataChangedEvent.eventName;

  constructor(readonly accountId: number) {}
}
