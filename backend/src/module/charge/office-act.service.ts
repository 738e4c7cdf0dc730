import { Injectable } from '@nestjs/common';
import type { AuditAction } from '@pratiche/domain';
import { AuditLogService, type NewAuditEntry } from '../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { DossierChargeService } from './dossier-charge.service.js';

interface DossierAct {
  by: CurrentCaller;
  action: AuditAction;
  dossierId: number;
  details?: NonNullable<NewAuditEntry['details']>;
}

/** Records an act on a dossier in its transaction: in the audit log, and as the operator's charge. */
@Injectable()
export class OfficeActService {
  constructor(
    private readonly auditLogService: AuditLogService,
    private readonly dossierChargeService: DossierChargeService,
  ) {}

  async recordAct({ by, action, dossierId, details = {} }: DossierAct): Promise<void> {
    await this.auditLogService.appendAuditEntry({
      by,
      action,
      subject: { kind: 'dossier', id: dossierId },
      details,
    });
    // A message alone changes nothing that a colleague judges.
    await this.dossierChargeService.takeCharge(by, dossierId, {
      isActWritten: action !== 'message',
    });
  }
}
