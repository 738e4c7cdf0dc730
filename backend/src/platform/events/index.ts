export { DomainEventsModule } from './domain-events.module.js';
export {
  DomainEventPublisherService,
  IN_TRANSACTION,
  type DomainEvent,
} from './domain-event-publisher.service.js';
