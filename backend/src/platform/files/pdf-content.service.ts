import { Injectable } from '@nestjs/common';
import { LOCKED_PDF_MESSAGE } from '@pratiche/domain';
import type { AuditActor } from '../audit/audit-log.service.js';
import type { CurrentCaller } from '../auth/index.js';
import { FileReadingService, type FileReader } from '../file-reading/index.js';
import { badRequest, unprocessable } from '../http/index.js';
import { FileStorageService } from '../storage/index.js';
import { toReadingCaller } from './reading-caller.util.js';

const DAMAGED_PDF_MESSAGE =
  'Il PDF è incompleto o danneggiato e non si aprirebbe: scaricalo di nuovo e carica la nuova copia.';

const PDF_READER: FileReader<{ bytes: Uint8Array }, boolean> = {
  moduleUrl: new URL('./pdf-content.reader.js', import.meta.url),
  advice: 'scarica di nuovo il PDF e carica la nuova copia.',
};

const LOCK_READER: FileReader<{ bytes: Uint8Array }, boolean> = {
  moduleUrl: new URL('./pdf-lock.reader.js', import.meta.url),
  advice: 'salva di nuovo il PDF e carica la nuova copia.',
};

/** Tells a PDF that opens from bytes that only begin like one. */
@Injectable()
export class PdfContentService {
  constructor(
    private readonly fileStorageService: FileStorageService,
    private readonly fileReadingService: FileReadingService,
  ) {}

  /** Files of other types pass. @throws 400 */
  async assertOpenablePdf(
    caller: CurrentCaller,
    { storageKey, contentType }: { storageKey: string; contentType: string },
    field: string,
  ): Promise<void> {
    if (contentType !== 'application/pdf') return;
    const isComplete = await this.fileReadingService.readFile(
      PDF_READER,
      async () => ({ bytes: await this.fileStorageService.readFile(storageKey) }),
      { caller: String(caller.id), field },
    );
    if (isComplete) return;
    throw badRequest(DAMAGED_PDF_MESSAGE, 'file-damaged', {
      errors: [{ field, message: DAMAGED_PDF_MESSAGE }],
    });
  }

  /** @throws 422 for a PDF that only its sender could open */
  async assertNoPassword(storageKey: string, field: string, by: AuditActor): Promise<void> {
    const isLocked = await this.fileReadingService.readFile(
      LOCK_READER,
      async () => ({ bytes: await this.fileStorageService.readFile(storageKey) }),
      { caller: toReadingCaller(by), field },
    );
    if (isLocked)
      throw unprocessable(LOCKED_PDF_MESSAGE, 'file-locked', {
        errors: [{ field, message: LOCKED_PDF_MESSAGE }],
      });
  }
}
