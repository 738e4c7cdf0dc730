import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountFilesService } from '../accounts/account-files/account-files.service.js';
import { FileStorageService } from '../platform/storage/index.js';
import { DEMO_ACCOUNTS } from './demo-accounts.constants.js';
import { createDemoPdf } from './demo-pdf.factory.js';

/** Gives the new account of the demo the contract that waits for a review. */
@Injectable()
export class DemoContractService {
  constructor(
    private readonly accountFilesService: AccountFilesService,
    private readonly fileStorageService: FileStorageService,
  ) {}

  async addContract(accountId: number): Promise<void> {
    const bytes = await createDemoPdf('Contratto firmato', [
      DEMO_ACCOUNTS.nuovo.businessName,
      'Documento dimostrativo. Dati inventati: non ha alcun valore.',
    ]);
    const storageKey = `accounts/${randomUUID()}`;
    await this.fileStorageService.writeFile(storageKey, bytes);
    await this.accountFilesService.storeAccountFiles(accountId, {
      contract: {
        storageKey,
        fileName: 'contratto.pdf',
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        contentType: 'application/pdf',
      },
    });
  }
}
