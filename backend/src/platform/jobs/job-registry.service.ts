import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import {
  JOB_PROCESSOR_KEY,
  type JobHandler,
  type JobProcessorOptions,
} from './job-processor.decorator.js';
import { MAX_ATTEMPTS } from './jobs.constants.js';

/** Finds the handler of each kind among the providers. */
@Injectable()
export class JobRegistryService implements OnModuleInit {
  private readonly handlers = new Map<string, JobHandler>();
  private readonly concurrencies = new Map<string, number>();
  private readonly attempts = new Map<string, number>();
  private readonly confidential = new Set<string>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !isJobHandler(instance)) continue;
      const marked = this.reflector.get<JobProcessorOptions | undefined>(
        JOB_PROCESSOR_KEY,
        metatype,
      );
      if (marked === undefined) continue;
      const { kind, concurrency, attempts, isConfidential = false } = marked;
      if (this.handlers.has(kind)) throw new Error(`Two handlers for jobs of kind ${kind}`);
      this.handlers.set(kind, instance);
      if (concurrency !== undefined) this.concurrencies.set(kind, concurrency);
      if (attempts !== undefined) this.attempts.set(kind, attempts);
      if (isConfidential) this.confidential.add(kind);
    }
  }

  get jobKinds(): string[] {
    return [...this.handlers.keys()];
  }

  /**
   * Maximum number of jobs of a kind that this process may run at once; `null` without a separate
   * limit.
   */
  getConcurrency(kind: string): number | null {
    return this.concurrencies.get(kind) ?? null;
  }

  /** Attempts before a job of the kind is given up. */
  getMaxAttempts(kind: string): number {
    return this.attempts.get(kind) ?? MAX_ATTEMPTS;
  }

  isConfidentialKind(kind: string): boolean {
    return this.confidential.has(kind);
  }

  getJobHandler(kind: string): JobHandler {
    const handler = this.handlers.get(kind);
    if (handler === undefined) throw new Error(`No handler for jobs of kind ${kind}`);
    return handler;
  }
}

const isJobHandler = (instance: unknown): instance is JobHandler =>
  typeof instance === 'object' &&
  instance !== null &&
  'handle' in instance &&
  typeof instance.handle === 'function';
