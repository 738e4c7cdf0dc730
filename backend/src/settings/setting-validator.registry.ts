import { Injectable, SetMetadata } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { SettingKind, SettingValues } from '@pratiche/domain';

const SETTING_VALIDATOR = 'setting-guardian';

/** What a feature has to say about a kind of setting that is its own. */
export interface SettingValidator<Kind extends SettingKind = never> {
  /** Called before the transaction, for what takes too long within one; returns the value to go on with. */
  prepareValue?(value: SettingValues[Kind]): Promise<SettingValues[Kind]>;

  /**
   * Called in the transaction of the change, before the row is written: it may reject the change by
   * throwing, write dependent data, and return the value to be stored.
   */
  validateChange(change: {
    value: SettingValues[Kind];
    before: SettingValues[Kind];
    validFrom: string;
    entry: number;
  }): Promise<SettingValues[Kind]>;
}

/** Marks the provider that looks after a kind of setting. */
export const ValidatesSetting = (kind: SettingKind): ClassDecorator =>
  SetMetadata(SETTING_VALIDATOR, kind);

/**
 * Finds the validator of each kind at the first call, because features seed settings while the
 * program is still starting.
 */
@Injectable()
export class SettingValidatorRegistry {
  private validatorsByKind: Map<SettingKind, SettingValidator> | null = null;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  findValidator(kind: SettingKind): SettingValidator | null {
    this.validatorsByKind ??= this.discoverValidators();
    return this.validatorsByKind.get(kind) ?? null;
  }

  private discoverValidators(): Map<SettingKind, SettingValidator> {
    return new Map(
      this.discovery.getProviders().flatMap(({ metatype, instance }) => {
        const kind =
          typeof metatype === 'function'
            ? this.reflector.get<SettingKind | undefined>(SETTING_VALIDATOR, metatype)
            : undefined;
        return kind === undefined ? [] : [[kind, instance as SettingValidator] as const];
      }),
    );
  }
}
