import { Injectable, SetMetadata } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { SettingKind, SettingValues } from '@pratiche/domain';

const SETTING_GUARDIAN = 'setting-guardian';

/** What a feature has to say about a kind of setting that is its own. */
export interface GuardsSetting<Kind extends SettingKind = never> {
  /**
   * Called in the transaction of the change, before the row is written: may refuse it by throwing, write what follows
   * from it, and answer the value as it is to be kept.
   */
  onChange(change: {
    value: SettingValues[Kind];
    before: SettingValues[Kind];
    validFrom: string;
    entry: number;
  }): Promise<SettingValues[Kind]>;
}

/** Marks the provider that looks after a kind of setting. */
export const GuardsSettingOf = (kind: SettingKind): ClassDecorator =>
  SetMetadata(SETTING_GUARDIAN, kind);

/** Finds who looks after each kind, when first asked: features seed settings while the program still starts. */
@Injectable()
export class SettingGuardians {
  private byKind: Map<SettingKind, GuardsSetting> | null = null;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  of(kind: SettingKind): GuardsSetting | null {
    this.byKind ??= this.discover();
    return this.byKind.get(kind) ?? null;
  }

  private discover(): Map<SettingKind, GuardsSetting> {
    return new Map(
      this.discovery.getProviders().flatMap(({ metatype, instance }) => {
        const kind =
          typeof metatype === 'function'
            ? this.reflector.get<SettingKind | undefined>(SETTING_GUARDIAN, metatype)
            : undefined;
        return kind === undefined ? [] : [[kind, instance as GuardsSetting] as const];
      }),
    );
  }
}
