import { WorkerHost } from '@nestjs/bullmq';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { DEFAULT_CONCURRENCY, MAX_ATTEMPTS } from './jobs.constants.js';
import { OutboxOptions, type OutboxProcessorOptions } from './outbox-options.decorator.js';
import type { QueuedJob } from './queued-job.types.js';
import type { CrashHandler } from './crash-handler.types.js';

/** Where `@Processor` of @nestjs/bullmq keeps its arguments; the package does not export the names. */
const PROCESSOR_METADATA = 'bullmq:processor_metadata';
const WORKER_METADATA = 'bullmq:worker_metadata';

interface RegisteredProcessor extends OutboxProcessorOptions {
  host: WorkerHost;
  concurrency: number;
}

/**
 * Finds the `@Processor` class of each kind of job among the providers, so that the same classes
 * serve with and without a queue server.
 */
@Injectable()
export class JobRegistryService implements OnModuleInit {
  private readonly processors = new Map<string, RegisteredProcessor>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !(instance instanceof WorkerHost)) continue;
      const kind = getProcessorKind(this.reflector, metatype);
      if (kind === undefined) continue;
      if (this.processors.has(kind)) throw new Error(`Two processors for jobs of kind ${kind}`);
      const worker = this.reflector.get<{ concurrency?: number } | undefined>(
        WORKER_METADATA,
        metatype,
      );
      this.processors.set(kind, {
        ...(this.reflector.get<OutboxProcessorOptions | undefined>(OutboxOptions, metatype) ?? {}),
        host: instance,
        concurrency: worker?.concurrency ?? DEFAULT_CONCURRENCY,
      });
    }
  }

  get jobKinds(): string[] {
    return [...this.processors.keys()];
  }

  /** Maximum number of jobs of a kind that this process runs at once. */
  getConcurrency(kind: string): number {
    return this.processors.get(kind)?.concurrency ?? DEFAULT_CONCURRENCY;
  }

  /** Attempts before a job of the kind is given up. */
  getMaxAttempts(kind: string): number {
    return this.processors.get(kind)?.attempts ?? MAX_ATTEMPTS;
  }

  isConfidentialKind(kind: string): boolean {
    return this.processors.get(kind)?.isConfidential ?? false;
  }

  getProcessor(kind: string): WorkerHost {
    const found = this.processors.get(kind);
    if (found === undefined) throw new Error(`No processor for jobs of kind ${kind}`);
    return found.host;
  }

  /** Lets the processor write down that the job ended its process and is given up. */
  async failCrashedJob(kind: string, data: unknown): Promise<void> {
    await this.findCrashHandler(kind)?.failCrashedJob(data);
  }

  /**
   * Lets the processor undo that, because a person starts the job again.
   * @returns whether there is still something to do
   */
  async reopenCrashedJob(kind: string, data: unknown): Promise<boolean> {
    return (await this.findCrashHandler(kind)?.reopenCrashedJob(data)) ?? true;
  }

  private findCrashHandler(kind: string): CrashHandler | null {
    const host: Partial<CrashHandler> | undefined = this.processors.get(kind)?.host as
      (WorkerHost & Partial<CrashHandler>) | undefined;
    return host?.failCrashedJob !== undefined && host.reopenCrashedJob !== undefined
      ? (host as CrashHandler)
      : null;
  }

  async processJob(kind: string, job: QueuedJob): Promise<void> {
    const host: { process(job: QueuedJob): Promise<unknown> } = this.getProcessor(kind);
    await host.process(job);
  }
}

/** The kind of job that a class marked `@Processor` does. */
export const getProcessorKind = (
  reflector: Reflector,
  metatype: Parameters<Reflector['get']>[1],
): string | undefined =>
  reflector.get<{ name?: string } | undefined>(PROCESSOR_METADATA, metatype)?.name;
