import { Global, Module } from '@nestjs/common';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { DomainEventPublisherService } from './domain-event-publisher.service.js';

@Global()
@Module({
  imports: [EventEmitterModule.forRoot()],
  providers: [DomainEventPublisherService],
  exports: [DomainEventPublisherService],
})
export class DomainEventsModule {}
