import { Injectable } from '@nestjs/common';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { DraftQuotaService } from '../draft-quota/draft-quota.service.js';
import { DossierSaveService } from '../save/dossier-save.service.js';
import { isDuplicateKeyError, UnitOfWork } from '../../platform/database/index.js';
import { conflict, unprocessable } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { CustomerPreviewService, type ReadCustomers } from './customer-preview.service.js';
import type { CustomerImportDto } from './dto/customer-import.dto.js';

/** Whether customers who already have a draft are skipped or get another draft. */
export type DuplicateHandling = 'skip' | 'create';

/** Creates drafts from a confirmed list of customers, all of them or none. */
@Injectable()
export class CustomerImportService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierSaveService: DossierSaveService,
    private readonly auditLogService: AuditLogService,
    private readonly draftQuotaService: DraftQuotaService,
    private readonly customerPreviewService: CustomerPreviewService,
  ) {}

  /**
   * A repeated confirmation returns the drafts of the first.
   * @throws 409 when drafts or file changed since the preview, 422 with nothing to import
   */
  async importCustomers(
    caller: CurrentCaller,
    bytes: Buffer,
    confirmation: string,
    duplicates: DuplicateHandling,
  ): Promise<CustomerImportDto> {
    // Before the transaction, which would hold up others meanwhile.
    const customers = await this.customerPreviewService.readCustomers(caller, bytes);
    const prefix = `csv.${confirmation}.`;
    const attempt = () =>
      this.unitOfWork.run(async () => {
        const done = await this.dossierSaveService.listCreatedIdsByKeyPrefix(caller, prefix);
        return done.length > 0
          ? { ids: done }
          : {
              ids: await this.createDrafts(caller, customers, { confirmation, duplicates, prefix }),
            };
      });
    try {
      return await attempt();
    } catch (error) {
      // A concurrent request with the same confirmation has created the drafts.
      if (isDuplicateKeyError(error)) return attempt();
      throw error;
    }
  }

  private async createDrafts(
    caller: CurrentCaller,
    customers: ReadCustomers,
    request: { confirmation: string; duplicates: DuplicateHandling; prefix: string },
  ): Promise<number[]> {
    const { preview, forms } = await this.customerPreviewService.comparePreview(caller, customers);
    if (preview.confirmation !== request.confirmation)
      throw conflict(
        'Il file o le bozze sono cambiati dopo il controllo: ripeti il controllo e conferma di nuovo.',
        'customers-changed',
      );
    const wanted = preview.lines.filter(
      ({ line, duplicateOf }) =>
        forms.has(line) && (duplicateOf === null || request.duplicates === 'create'),
    );
    if (wanted.length === 0)
      throw unprocessable('Non c’è nessuna bozza da creare.', 'nothing-to-import');
    await this.draftQuotaService.assertDraftsWithinQuota(caller.id, wanted.length);
    const ids: number[] = [];
    for (const { line } of wanted) {
      ids.push(
        (
          await this.dossierSaveService.createInTransaction(
            caller,
            forms.get(line) ?? {},
            `${request.prefix}${line}`,
          )
        ).id,
      );
    }
    await this.auditLogService.appendAuditEntry({
      by: caller,
      action: 'customer-import',
      details: { created: ids.length },
    });
    return ids;
  }
}
