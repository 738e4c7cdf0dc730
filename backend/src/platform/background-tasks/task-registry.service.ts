import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { TASK_KIND_KEY, type TaskHandler } from './task-kind.decorator.js';

/** Finds the provider of each kind of work. */
@Injectable()
export class TaskRegistryService implements OnModuleInit {
  private readonly handlers = new Map<string, TaskHandler>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !isTaskHandler(instance)) continue;
      const kind = this.reflector.get<string | undefined>(TASK_KIND_KEY, metatype);
      if (kind === undefined) continue;
      if (this.handlers.has(kind)) throw new Error(`Two providers for work of kind ${kind}`);
      this.handlers.set(kind, instance);
    }
  }

  getTaskHandler(kind: string): TaskHandler {
    const provider = this.handlers.get(kind);
    if (provider === undefined) throw new Error(`No provider for work of kind ${kind}`);
    return provider;
  }
}

const isTaskHandler = (instance: unknown): instance is TaskHandler =>
  typeof instance === 'object' &&
  instance !== null &&
  'run' in instance &&
  typeof instance.run === 'function';
