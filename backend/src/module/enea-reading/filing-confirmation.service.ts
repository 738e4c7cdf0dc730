import { Injectable } from '@nestjs/common';
import {
  listStepDifferences,
  validateConfirmations,
  type DifferenceConfirmation,
  type FilingDifference,
  type StatusCode,
  type Transition,
} from '@pratiche/domain';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { conflict } from '../../platform/http/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { toStatusDto } from '../dossier.mapper.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { EneaReadingService } from './enea-reading.service.js';

/** Asks for the reasons of differences between a declaration and ENEA's PDF before a step. */
@Injectable()
export class FilingConfirmationService {
  constructor(
    private readonly eneaReadingService: EneaReadingService,
    private readonly settingsService: SettingsService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** Files are read before the step's transaction, which would wait for them with the dossier locked. */
  async listDifferences(
    caller: CurrentCaller,
    dossierId: number,
    { effects }: Pick<Transition, 'effects'>,
  ): Promise<FilingDifference[]> {
    const { requiresDocument } = effects;
    if (requiresDocument === undefined) return [];
    const readings = await this.eneaReadingService.listReadings(caller, dossierId);
    return listStepDifferences(readings, requiresDocument);
  }

  /**
   * Writes down who confirmed which difference and why, in the step's transaction. A page of before does not
   * know the reasons: it has asked about the file as it always did, and its step says so in the audit log.
   * @param confirmations `undefined` from a page of before
   * @throws 409 while a difference has no reason
   */
  async confirmDifferences(
    caller: CurrentCaller,
    { id }: Dossier,
    to: StatusCode,
    {
      differences,
      confirmations,
    }: {
      differences: readonly FilingDifference[];
      confirmations: readonly DifferenceConfirmation[] | undefined;
    },
  ): Promise<void> {
    const { rules } = this.settingsService;
    const refusal =
      confirmations === undefined
        ? null
        : validateConfirmations(differences, confirmations, toStatusDto(to, rules).name);
    if (refusal !== null) throw conflict(refusal, 'filing-differences');
    for (const { filing, key, label } of differences)
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'filing-difference',
        subject: { kind: 'dossier', id },
        details: {
          filing,
          difference: label,
          reason:
            confirmations?.find((one) => one.filing === filing && one.key === key)?.reason ?? null,
        },
      });
  }
}
