import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { Test, type TestingModule } from '@nestjs/testing';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import {
  DomainEventPublisherService,
  DomainEventsModule,
  IN_TRANSACTION,
  type DomainEvent,
} from './index.js';

class TestEvent implements DomainEvent {
  static readonly eventName = 'test.event';
  readonly eventName = TestEvent.eventName;
  readonly log: string[] = [];
  constructor(readonly failing: boolean) {}
}

@Injectable()
class SlowListener {
  @OnEvent(TestEvent.eventName, IN_TRANSACTION)
  async appendAfterTurn({ log, failing }: TestEvent): Promise<void> {
    log.push('slow begins');
    await nextTurn();
    if (failing) throw new Error('The slow listener failed');
    log.push('slow ends');
  }
}

@Injectable()
class NextListener {
  @OnEvent(TestEvent.eventName, IN_TRANSACTION)
  appendAtOnce({ log }: TestEvent): void {
    log.push('next');
  }
}

let app: TestingModule;
beforeEach(async () => {
  app = await Test.createTestingModule({
    imports: [DomainEventsModule],
    providers: [SlowListener, NextListener],
  }).compile();
  await app.init();
});
afterEach(() => app.close());

it('waits for each listener before it calls the next', async () => {
  const event = new TestEvent(false);
  await app.get(DomainEventPublisherService).publishEvent(event);
  expect(event.log).toEqual(['slow begins', 'slow ends', 'next']);
});

it('throws the error of a listener and calls no other', async () => {
  const event = new TestEvent(true);
  await expect(app.get(DomainEventPublisherService).publishEvent(event)).rejects.toThrow(
    'The slow listener failed',
  );
  expect(event.log).toEqual(['slow begins']);
});

it('does nothing for an event without listeners', async () => {
  await app.get(DomainEventPublisherService).publishEvent({ eventName: 'unheard' });
});
