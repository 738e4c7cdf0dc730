import { Injectable } from '@nestjs/common';
import {
  getTodayInRome,
  isPostponed,
  needsSkipReason,
  POSTPONABLE_STATUS_CODES,
  validateSkip,
  type SkipReason,
} from '@pratiche/domain';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { badRequest } from '../../platform/http/index.js';
import { DossierChargeService } from '../charge/dossier-charge.service.js';
import { DossierRepository } from '../dossier.repository.js';
import { DossierSkipRepository } from '../history/dossier-skip.repository.js';

/** Why operators go past dossiers that they could work on. */
@Injectable()
export class DossierSkipService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierSkipRepository: DossierSkipRepository,
    private readonly dossierChargeService: DossierChargeService,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** @throws 400 without the words of another reason */
  async recordSkip(
    caller: CurrentCaller,
    { id, reason, note }: { id: number; reason: SkipReason; note: string | null },
  ): Promise<void> {
    const refusal = validateSkip(reason, note);
    if (refusal !== null)
      throw badRequest(refusal, 'invalid-data', { errors: [{ field: 'note', message: refusal }] });
    const { name } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
    await this.unitOfWork.run(async () => {
      await this.dossierRepository.findDossierOrFail(id);
      await this.dossierSkipRepository.insertSkip({
        dossierId: id,
        accountId: caller.id,
        who: name,
        reason,
        note,
        at: new Date(),
      });
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'dossier-skipped',
        subject: { kind: 'dossier', id },
        details: { reason },
      });
    });
  }

  /** Whether a page that was open for so long asks why its dossier is left. */
  async isReasonMissing(
    caller: CurrentCaller,
    dossierId: number,
    openMs: number,
  ): Promise<boolean> {
    const dossier = await this.dossierRepository.findDossierOrNull(dossierId);
    if (dossier === null) return false;
    const { status, operatorId, postponedUntil } = dossier;
    const since = new Date(Date.now() - openMs);
    return needsSkipReason({
      isQueue: true,
      isWorkable:
        POSTPONABLE_STATUS_CODES.includes(status) &&
        (operatorId === null || operatorId === caller.id) &&
        !isPostponed(postponedUntil, getTodayInRome()),
      hasActed:
        (await this.dossierChargeService.hasActedSince(caller.id, dossierId, since)) ||
        (await this.dossierSkipRepository.skipExistsSince(dossierId, caller.id, since)),
    });
  }
}
