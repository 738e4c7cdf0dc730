import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { WORK_KIND, type DoesWork } from './work-kind.js';

/** Finds the provider of each kind of work. */
@Injectable()
export class WorkRegistry implements OnModuleInit {
  private readonly kinds = new Map<string, DoesWork>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !doesWork(instance)) continue;
      const kind = this.reflector.get<string | undefined>(WORK_KIND, metatype);
      if (kind === undefined) continue;
      if (this.kinds.has(kind)) throw new Error(`Two providers for work of kind ${kind}`);
      this.kinds.set(kind, instance);
    }
  }

  providerOf(kind: string): DoesWork {
    const provider = this.kinds.get(kind);
    if (provider === undefined) throw new Error(`No provider for work of kind ${kind}`);
    return provider;
  }
}

const doesWork = (instance: unknown): instance is DoesWork =>
  typeof instance === 'object' &&
  instance !== null &&
  'run' in instance &&
  typeof instance.run === 'function';
