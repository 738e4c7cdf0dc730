import { Injectable } from '@nestjs/common';
import type { EneaOpening } from '@pratiche/domain';
import { Outbox } from '../../platform/jobs/index.js';
import { GuardsSettingOf, type GuardsSetting } from '../../settings/setting-change.js';
import { startOfRomeDay } from '../../platform/time/rome-time.js';
import { RECOMPUTE_DEADLINES } from './recompute-deadlines.job.js';

/** Another opening of ENEA's site moves deadlines, and those stand in a column of every dossier. */
@Injectable()
@GuardsSettingOf('eneaOpenings')
export class EneaOpeningsGuardian implements GuardsSetting<'eneaOpenings'> {
  constructor(private readonly outbox: Outbox) {}

  async onChange({
    value,
    validFrom,
    entry,
  }: {
    value: EneaOpening[];
    validFrom: string;
    entry: number;
  }): Promise<EneaOpening[]> {
    const starts = startOfRomeDay(validFrom);
    await this.outbox.add({
      kind: RECOMPUTE_DEADLINES,
      payload: {},
      key: `${RECOMPUTE_DEADLINES}:${entry}`,
      ...(starts > new Date() ? { runAt: starts } : {}),
    });
    return value;
  }
}
