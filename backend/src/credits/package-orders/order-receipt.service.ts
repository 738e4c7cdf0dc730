import { Injectable, type StreamableFile } from '@nestjs/common';
import { isBackOffice, RECEIPT_CONTENT_TYPES, RECEIPT_TYPE_MESSAGE } from '@pratiche/domain';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import type { ReceivedFile } from '../../platform/files/upload-intake.service.js';
import { createAttachment } from '../../platform/http/attachment.util.js';
import { notFound, Problem } from '../../platform/http/index.js';
import { FileStorageService } from '../../platform/storage/index.js';
import type { PackageOrder } from './package-order.entity.js';

/** Receipts of transfers. */
@Injectable()
export class OrderReceiptService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly fileStorageService: FileStorageService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** @throws 415 for what a dossier accepts and a receipt is not */
  assertReceiptType(file: ReceivedFile | null): void {
    if (file !== null && !RECEIPT_CONTENT_TYPES.includes(file.contentType))
      throw new Problem(415, 'file-type-refused', RECEIPT_TYPE_MESSAGE, {
        errors: [{ field: 'receipt', message: RECEIPT_TYPE_MESSAGE }],
      });
  }

  /** Opens a receipt; what the back office reads is logged. */
  async openReceipt(
    caller: CurrentCaller,
    { id, accountId, storageKey, fileName, contentType, size }: PackageOrder,
  ): Promise<StreamableFile> {
    if (storageKey === null) throw notFound('Questo bonifico non ha una ricevuta.');
    const content = await this.fileStorageService.openReadStream(storageKey);
    if (isBackOffice(caller.role))
      await this.unitOfWork.run(() =>
        this.auditLogService.appendAuditEntry({
          by: caller,
          action: 'document-download',
          subject: { kind: 'account', id: accountId },
          details: { order: id },
        }),
      );
    return createAttachment(content, {
      fileName: fileName ?? 'ricevuta',
      contentType: contentType ?? 'application/octet-stream',
      size: size ?? 0,
    });
  }

  /** Bytes that a repeated request brought again. */
  async discardFile(file: ReceivedFile): Promise<void> {
    await this.fileStorageService.deleteFile(file.storageKey);
  }
}
