import { Injectable, SetMetadata, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { SettingKind, SettingValues } from '@pratiche/domain';
import type { EntityManager } from 'typeorm';

const SETTING_GUARDIAN = 'setting-guardian';

/** What a feature has to say about a kind of setting that is its own. */
export interface GuardsSetting<Kind extends SettingKind = never> {
  /**
   * Called in the transaction of the change, before the row is written: may refuse it by throwing, write what follows
   * from it, and answer the value as it is to be kept.
   */
  onChange(manager: EntityManager, change: { value: SettingValues[Kind]; before: SettingValues[Kind]; validFrom: string; entry: number }): Promise<SettingValues[Kind]>;
}

/** Marks the provider that looks after a kind of setting. */
export const GuardsSettingOf = (kind: SettingKind): ClassDecorator => SetMetadata(SETTING_GUARDIAN, kind);

/** Finds who looks after each kind. */
@Injectable()
export class SettingGuardians implements OnModuleInit {
  private readonly byKind = new Map<SettingKind, GuardsSetting>();

  constructor(private readonly discovery: DiscoveryService, private readonly reflector: Reflector) {}

  onModuleInit(): void {
    for (const { metatype, instance } of this.discovery.getProviders()) {
      const kind = typeof metatype === 'function' ? this.reflector.get<SettingKind | undefined>(SETTING_GUARDIAN, metatype) : undefined;
      if (kind !== undefined) this.byKind.set(kind, instance as GuardsSetting);
    }
  }

  of(kind: SettingKind): GuardsSetting | null {
    return this.byKind.get(kind) ?? null;
  }
}
