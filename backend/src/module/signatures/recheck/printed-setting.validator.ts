import { Injectable } from '@nestjs/common';
import type { SettingValues } from '@pratiche/domain';
import { OutboxService } from '../../../platform/jobs/index.js';
import { startOfRomeDay } from '../../../platform/time/rome-time.util.js';
import {
  ValidatesSetting,
  type SettingValidator,
} from '../../../settings/setting-validator.registry.js';
import { RECHECK_JOB } from './signature-recheck.constants.js';

/** Settings that papers print. */
type PrintedSetting = 'provider' | 'eneaIntermediary' | 'brand';

/** A new value voids signatures from the day on which it is in force. */
abstract class PrintedSettingValidator<
  Kind extends PrintedSetting,
> implements SettingValidator<Kind> {
  constructor(private readonly outboxService: OutboxService) {}

  async validateChange({
    value,
    validFrom,
  }: {
    value: SettingValues[Kind];
    validFrom: string;
  }): Promise<SettingValues[Kind]> {
    const starts = startOfRomeDay(validFrom);
    await this.outboxService.enqueueJob({
      kind: RECHECK_JOB,
      payload: {},
      ...(starts > new Date() ? { runAt: starts } : {}),
    });
    return value;
  }
}

@Injectable()
@ValidatesSetting('provider')
export class PrintedProviderValidator extends PrintedSettingValidator<'provider'> {
  constructor(outboxService: OutboxService) {
    super(outboxService);
  }
}

@Injectable()
@ValidatesSetting('eneaIntermediary')
export class PrintedIntermediaryValidator extends PrintedSettingValidator<'eneaIntermediary'> {
  constructor(outboxService: OutboxService) {
    super(outboxService);
  }
}

@Injectable()
@ValidatesSetting('brand')
export class PrintedBrandValidator extends PrintedSettingValidator<'brand'> {
  constructor(outboxService: OutboxService) {
    super(outboxService);
  }
}
