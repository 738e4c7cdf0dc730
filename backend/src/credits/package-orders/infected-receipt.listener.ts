import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { InfectedFileRegistry } from '../../platform/files/infected-file.registry.js';
import { PackageOrderRepository } from './package-order.repository.js';

/** Removes infected receipts; the order itself goes on without. */
@Injectable()
export class InfectedReceiptListener implements OnModuleInit {
  constructor(
    private readonly infectedFileRegistry: InfectedFileRegistry,
    private readonly packageOrderRepository: PackageOrderRepository,
    private readonly auditLogService: AuditLogService,
  ) {}

  onModuleInit(): void {
    this.infectedFileRegistry.registerInfectedFileHandler((storageKey, signature) =>
      this.removeInfectedFile(storageKey, signature),
    );
  }

  private async removeInfectedFile(storageKey: string, signature: string): Promise<boolean> {
    const order = await this.packageOrderRepository.findOrderByStorageKey(storageKey);
    if (order === null || !(await this.packageOrderRepository.removeReceipt(order.id, storageKey)))
      return false;
    await this.auditLogService.appendAuditEntry({
      by: null,
      action: 'malware-withdrawn',
      subject: { kind: 'account', id: order.accountId },
      details: { order: order.id, uploadedBy: order.orderedBy, signature },
    });
    return true;
  }
}
