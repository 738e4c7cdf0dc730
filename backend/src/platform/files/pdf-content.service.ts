import { Injectable } from '@nestjs/common';
import type { CurrentCaller } from '../auth/index.js';
import { FileReadingService, type FileReader } from '../file-reading/index.js';
import { badRequest } from '../http/index.js';
import { FileStorageService } from '../storage/index.js';
import type { ReceivedFile } from './upload-intake.service.js';

const DAMAGED_PDF_MESSAGE =
  'Il PDF è incompleto o danneggiato e non si aprirebbe: scaricalo di nuovo e carica la nuova copia.';

const PDF_READER: FileReader<{ bytes: Uint8Array }, boolean> = {
  moduleUrl: new URL('./pdf-content.reader.js', import.meta.url),
  advice: 'scarica di nuovo il PDF e carica la nuova copia.',
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
    { storageKey, contentType }: ReceivedFile,
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
}
