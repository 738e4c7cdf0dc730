import { Global, Module } from '@nestjs/common';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { DomainEventPublisherService } from './domain-event-publisher.service.js';

const MAX_LISTENERS = 50;

@Global()
@Module({
  // Many features react to a change of status; the warning of the library is for leaks.
  imports: [EventEmitterModule.forRoot({ maxListeners: MAX_LISTENERS })],
  providers: [DomainEventPublisherService],
  exports: [DomainEventPublisherService],
})
export class DomainEventsModule {}
