import { Injectable } from '@nestjs/common';
import type { EneaOpening } from '@pratiche/domain';
import { OutboxService } from '../../platform/jobs/index.js';
import {
  ValidatesSetting,
  type SettingValidator,
} from '../../settings/setting-validator.registry.js';
import { startOfRomeDay } from '../../platform/time/rome-time.util.js';
import { RECOMPUTE_DEADLINES } from './recompute-deadlines.processor.js';

/** A change of ENEA's openings moves deadlines, which are stored with every dossier. */
@Injectable()
@ValidatesSetting('eneaOpenings')
export class EneaOpeningsSettingValidator implements SettingValidator<'eneaOpenings'> {
  constructor(private readonly outboxService: OutboxService) {}

  async validateChange({
    value,
    validFrom,
    entry,
  }: {
    value: EneaOpening[];
    validFrom: string;
    entry: number;
  }): Promise<EneaOpening[]> {
    const starts = startOfRomeDay(validFrom);
    await this.outboxService.enqueueJob({
      kind: RECOMPUTE_DEADLINES,
      payload: {},
      key: `${RECOMPUTE_DEADLINES}:${entry}`,
      ...(starts > new Date() ? { runAt: starts } : {}),
    });
    return value;
  }
}
