import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { JOB_KIND, type HandlesJob } from './job-handler.js';

/** Finds the handler of each kind among the providers. */
@Injectable()
export class JobRegistry implements OnModuleInit {
  private readonly handlers = new Map<string, HandlesJob>();

  constructor(private readonly discovery: DiscoveryService, private readonly reflector: Reflector) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !isHandler(instance)) continue;
      const kind = this.reflector.get<string | undefined>(JOB_KIND, metatype);
      if (kind === undefined) continue;
      if (this.handlers.has(kind)) throw new Error(`Two handlers for jobs of kind ${kind}`);
      this.handlers.set(kind, instance);
    }
  }

  get kinds(): string[] {
    return [...this.handlers.keys()];
  }

  handlerOf(kind: string): HandlesJob {
    const handler = this.handlers.get(kind);
    if (handler === undefined) throw new Error(`No handler for jobs of kind ${kind}`);
    return handler;
  }
}

const isHandler = (instance: unknown): instance is HandlesJob =>
  typeof instance === 'object' && instance !== null && 'handle' in instance && typeof instance.handle === 'function';
