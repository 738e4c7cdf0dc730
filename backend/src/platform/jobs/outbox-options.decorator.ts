import { Reflector } from '@nestjs/core';

/** What the outbox does with the jobs of a processor; the queue server does not get them. */
export interface OutboxProcessorOptions {
  /** Attempts before a job is given up; 12, over about 35 minutes, if absent. */
  attempts?: number;
  /**
   * The payload is not kept once the job is done: it holds names, addresses or links with a secret.
   */
  isConfidential?: boolean;
}

/** Set beside `@Processor` where the defaults do not fit. */
export const OutboxOptions = Reflector.createDecorator<OutboxProcessorOptions>();
