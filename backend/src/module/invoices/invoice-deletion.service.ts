import { Injectable } from '@nestjs/common';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { FileWriteService } from '../../platform/files/file-write.service.js';
import { notFound } from '../../platform/http/index.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import { InvoiceRepository } from '../documents/invoice.repository.js';
import { InvoiceTargetService } from './invoice-target.service.js';

export const INVOICE_NOT_FOUND = 'La fattura richiesta non esiste in questa pratica.';

/** Takes an invoice out of an open dossier, with its file and the other invoices of that file. */
@Injectable()
export class InvoiceDeletionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly invoiceTargetService: InvoiceTargetService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly invoiceRepository: InvoiceRepository,
    private readonly fileWriteService: FileWriteService,
  ) {}

  async deleteInvoice(caller: CurrentCaller, dossierId: number, invoiceId: number): Promise<void> {
    await this.invoiceTargetService.findOpenDossier(caller, dossierId);
    const storageKey = await this.unitOfWork.run(async () => {
      await this.invoiceTargetService.lockOpenDossier(dossierId);
      const invoice = await this.invoiceRepository.findInvoice(dossierId, invoiceId);
      const file =
        invoice === null ? null : await this.dossierFileRepository.findById(invoice.fileId);
      if (file === null || !(await this.dossierFileRepository.deleteRecorded(file, caller.id)))
        throw notFound(INVOICE_NOT_FOUND);
      return file.storageKey;
    });
    await this.fileWriteService.tryDeleteFiles([storageKey]);
  }
}
