import { Injectable } from '@nestjs/common';
import type { Brand, SettingValues } from '@pratiche/domain';
import { OutboxService } from '../../../platform/jobs/index.js';
import { startOfRomeDay } from '../../../platform/time/rome-time.util.js';
import { LogoRewritingService } from '../../../platform/pictures/index.js';
import {
  ValidatesSetting,
  type SettingValidator,
} from '../../../settings/setting-validator.registry.js';
import { RECHECK_JOB, type RecheckParams } from './signature-recheck.constants.js';

/** Settings that papers print, and the one that says which of them are signed online. */
type PrintedSetting = 'provider' | 'eneaIntermediary' | 'brand' | 'onlineSignatures';

/**
 * A new value voids signatures from the day on which it is in force, and customers are told then of
 * the papers that it completes.
 */
abstract class PrintedSettingValidator<
  Kind extends PrintedSetting,
> implements SettingValidator<Kind> {
  constructor(
    private readonly outboxService: OutboxService,
    private readonly announces: boolean,
  ) {}

  async validateChange({
    value,
    validFrom,
  }: {
    value: SettingValues[Kind];
    validFrom: string;
  }): Promise<SettingValues[Kind]> {
    const starts = startOfRomeDay(validFrom);
    const payload: RecheckParams = { announces: this.announces };
    await this.outboxService.enqueueJob({
      kind: RECHECK_JOB,
      payload,
      ...(starts > new Date() ? { runAt: starts } : {}),
    });
    return value;
  }
}

@Injectable()
@ValidatesSetting('provider')
export class PrintedProviderValidator extends PrintedSettingValidator<'provider'> {
  constructor(outboxService: OutboxService) {
    super(outboxService, true);
  }
}

@Injectable()
@ValidatesSetting('eneaIntermediary')
export class PrintedIntermediaryValidator extends PrintedSettingValidator<'eneaIntermediary'> {
  constructor(outboxService: OutboxService) {
    super(outboxService, true);
  }
}

/** Every portal has a name: a new one completes no paper. */
@Injectable()
@ValidatesSetting('brand')
export class PrintedBrandValidator extends PrintedSettingValidator<'brand'> {
  constructor(
    outboxService: OutboxService,
    private readonly logoRewritingService: LogoRewritingService,
  ) {
    super(outboxService, false);
  }

  async prepareValue(brand: Brand): Promise<Brand> {
    return { ...brand, logo: await this.logoRewritingService.rewriteLogo(brand.logo) };
  }
}

@Injectable()
@ValidatesSetting('onlineSignatures')
export class OnlineSignaturesValidator extends PrintedSettingValidator<'onlineSignatures'> {
  constructor(outboxService: OutboxService) {
    super(outboxService, true);
  }
}
