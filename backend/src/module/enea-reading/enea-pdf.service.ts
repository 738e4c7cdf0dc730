import { Injectable, Logger } from '@nestjs/common';
import type { PdfReading } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { FileReadingService, type FileReader } from '../../platform/file-reading/index.js';
import { FileStorageService } from '../../platform/storage/index.js';
import type { StoredFile } from '../documents/dossier-file.repository.js';

const ENEA_READER: FileReader<{ bytes: Uint8Array }, PdfReading> = {
  moduleUrl: new URL('./enea-pdf.reader.js', import.meta.url),
  advice: 'scarica di nuovo il PDF dal sito di ENEA.',
};

const PDF = 'application/pdf';
/** Readings that are kept: the page of a dossier and its next step ask for the same files. */
const MOST_KEPT = 100;

/** Reads ENEA's PDFs in the thread for files of others. */
@Injectable()
export class EneaPdfService {
  private readonly logger = new Logger(EneaPdfService.name);
  private readonly kept = new Map<string, PdfReading>();

  constructor(
    private readonly fileReadingService: FileReadingService,
    private readonly fileStorageService: FileStorageService,
  ) {}

  /** @throws Problem for a file that takes too much, or was not scanned yet */
  async readFile(caller: CurrentCaller, storageKey: string): Promise<PdfReading> {
    return this.fileReadingService.readFile(
      ENEA_READER,
      async () => ({ bytes: await this.fileStorageService.readFile(storageKey) }),
      { caller: String(caller.id) },
    );
  }

  /** The reading of a stored file, which never changes; `null` of one that cannot be read now. */
  async readStoredFile(caller: CurrentCaller, file: StoredFile): Promise<PdfReading | null> {
    if (file.contentType !== PDF || file.awaitsScan === true) return null;
    const before = this.kept.get(file.storageKey);
    if (before !== undefined) return before;
    try {
      const reading = await this.readFile(caller, file.storageKey);
      this.keepReading(file.storageKey, reading);
      return reading;
    } catch (error) {
      // A file that cannot be had holds up no step.
      this.logger.warn(`The file ${file.id} was not compared: ${String(error)}`);
      return null;
    }
  }

  private keepReading(storageKey: string, reading: PdfReading): void {
    this.kept.set(storageKey, reading);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MOST_KEPT && oldest !== undefined) this.kept.delete(oldest);
  }
}
