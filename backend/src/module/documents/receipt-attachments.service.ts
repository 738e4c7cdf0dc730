import { Injectable } from '@nestjs/common';
import { areReceiptsMailed, type BackOfficeDocument } from '@pratiche/domain';
import type { MailAttachment } from '../../platform/mail/index.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { DossierFileRepository } from './dossier-file.repository.js';
import { DossierFilingService } from './dossier-filing.service.js';

const RECEIPT: BackOfficeDocument = 'Ricevuta';

/** ENEA's receipts of a complete dossier as files that go with an e-mail. */
@Injectable()
export class ReceiptAttachmentsService {
  constructor(
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly dossierFilingService: DossierFilingService,
  ) {}

  /** Empty where they are too large or not scanned yet: the message then leads to them. */
  async listReceiptAttachments(dossier: Dossier): Promise<MailAttachment[]> {
    const files = await this.dossierFileRepository.listByDossier(dossier.id);
    const receipts = this.dossierFilingService
      .listFilings(dossier)
      .flatMap((filing) =>
        this.dossierFilingService.selectFilingFiles(dossier, files, RECEIPT, filing),
      );
    if (!areReceiptsMailed(receipts)) return [];
    return receipts.map(({ fileName, contentType, storageKey }) => ({
      fileName,
      contentType,
      storageKey,
    }));
  }
}
