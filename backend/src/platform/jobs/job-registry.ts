import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { JOB_KIND, type HandlesJob, type JobKind } from './job-handler.js';
import { MAX_ATTEMPTS } from './job-times.js';

/** Finds the handler of each kind among the providers. */
@Injectable()
export class JobRegistry implements OnModuleInit {
  private readonly handlers = new Map<string, HandlesJob>();
  private readonly limits = new Map<string, number>();
  private readonly attempts = new Map<string, number>();
  private readonly confidential = new Set<string>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !isHandler(instance)) continue;
      const marked = this.reflector.get<JobKind | undefined>(JOB_KIND, metatype);
      if (marked === undefined) continue;
      const { kind, atOnce, attempts, isConfidential = false } = marked;
      if (this.handlers.has(kind)) throw new Error(`Two handlers for jobs of kind ${kind}`);
      this.handlers.set(kind, instance);
      if (atOnce !== undefined) this.limits.set(kind, atOnce);
      if (attempts !== undefined) this.attempts.set(kind, attempts);
      if (isConfidential) this.confidential.add(kind);
    }
  }

  get kinds(): string[] {
    return [...this.handlers.keys()];
  }

  /** How many of a kind this process may run at once; `null` without a limit of its own. */
  limitOf(kind: string): number | null {
    return this.limits.get(kind) ?? null;
  }

  /** Attempts before a job of the kind is given up. */
  attemptsOf(kind: string): number {
    return this.attempts.get(kind) ?? MAX_ATTEMPTS;
  }

  isConfidential(kind: string): boolean {
    return this.confidential.has(kind);
  }

  handlerOf(kind: string): HandlesJob {
    const handler = this.handlers.get(kind);
    if (handler === undefined) throw new Error(`No handler for jobs of kind ${kind}`);
    return handler;
  }
}

const isHandler = (instance: unknown): instance is HandlesJob =>
  typeof instance === 'object' &&
  instance !== null &&
  'handle' in instance &&
  typeof instance.handle === 'function';
