import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';

/** An event of the business: listeners subscribe to its name with `@OnEvent(name, IN_TRANSACTION)`. */
export interface DomainEvent {
  readonly eventName: string;
}

/** Options of every listener: its errors reach the publisher, and roll the transaction back. */
export const IN_TRANSACTION = { suppressErrors: false } as const;

/** Publishes events inside the transaction that causes them. */
@Injectable()
export class DomainEventPublisherService {
  constructor(private readonly eventEmitter: EventEmitter2) {}

  /**
   * Runs the listeners one after the other: with `emitAsync` others would still be querying while
   * an error rolls the transaction back, and rows would be locked in no fixed order.
   */
  async publishEvent(event: DomainEvent): Promise<void> {
    for (const listener of this.eventEmitter.listeners(event.eventName)) await listener(event);
  }
}
