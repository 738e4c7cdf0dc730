import { Injectable } from '@nestjs/common';
import { badRequest } from '../http/index.js';
import { FileStorageService } from '../storage/index.js';
import { PdfStructureScan } from './pdf-structure.util.js';
import type { ReceivedFile } from './upload-intake.service.js';

const DAMAGED_PDF_MESSAGE =
  'Il PDF è incompleto o danneggiato e non si aprirebbe: scaricalo di nuovo e carica la nuova copia.';

/** Tells a PDF that opens from bytes that only begin like one. */
@Injectable()
export class PdfContentService {
  constructor(private readonly fileStorageService: FileStorageService) {}

  /** Files of other types pass. @throws 400 */
  async assertOpenablePdf({ storageKey, contentType }: ReceivedFile, field: string): Promise<void> {
    if (contentType !== 'application/pdf') return;
    const scan = new PdfStructureScan();
    for await (const chunk of await this.fileStorageService.openReadStream(storageKey))
      scan.readChunk(chunk as Buffer);
    if (scan.isComplete) return;
    throw badRequest(DAMAGED_PDF_MESSAGE, 'file-damaged', {
      errors: [{ field, message: DAMAGED_PDF_MESSAGE }],
    });
  }
}
