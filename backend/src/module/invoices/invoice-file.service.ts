import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { XML_FILE_KIND } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { FileReadingService, type FileReader } from '../../platform/file-reading/index.js';
import { FileWriteService } from '../../platform/files/file-write.service.js';
import { sanitizeFileName } from '../../platform/files/file-name.util.js';
import { detectFileType, HEAD_BYTES } from '../../platform/files/file-type.util.js';
import type { ReceivedFile } from '../../platform/files/upload-intake.service.js';
import { Problem } from '../../platform/http/index.js';
import { FileNotScannedError, FileStorageService } from '../../platform/storage/index.js';
import type { InvoiceContent } from '../documents/invoice.repository.js';
import type { InvoiceFilesInput } from './reading/invoice-files.reader.js';
import type { ReadInvoiceFile } from './reading/index.js';

/** A stored file without a row yet, and the invoices read from it. */
export interface StagedInvoiceFile {
  file: ReceivedFile;
  contents: InvoiceContent[];
}

const ZIP = 'application/zip';
const INVOICE_CONTENT_TYPES = [
  XML_FILE_KIND.contentType,
  'application/pkcs7-mime',
  ZIP,
] as string[];
const NO_INVOICE_MESSAGE =
  'Questo file non è una fattura elettronica: carica il file XML o P7M ricevuto dal Sistema di Interscambio, o uno ZIP che ne contiene. Carica PDF e foto tra i documenti.';
const SCANNER_AWAY_MESSAGE =
  'L’antivirus non risponde in questo momento e non possiamo leggere la fattura: carica di nuovo il file tra qualche minuto.';

const INVOICE_READER: FileReader<InvoiceFilesInput, ReadInvoiceFile[]> = {
  moduleUrl: new URL('./reading/invoice-files.reader.js', import.meta.url),
  advice:
    'chiedi al fornitore la fattura come l’ha inviata allo SdI. Se è uno ZIP, dividilo in più ZIP.',
};

/** Reads uploaded invoice files, and stores each file of a ZIP by itself. */
@Injectable()
export class InvoiceFileService {
  constructor(
    private readonly fileStorageService: FileStorageService,
    private readonly fileWriteService: FileWriteService,
    private readonly fileReadingService: FileReadingService,
  ) {}

  /** @throws 415 or 422 when the file holds no e-invoice, 503 while the scanner is away */
  async readReceivedFile(
    caller: CurrentCaller,
    received: ReceivedFile,
  ): Promise<ReadInvoiceFile[]> {
    return this.readInThread(caller, received, false);
  }

  /** Whether `readReceivedFile` would read it. @throws the same */
  async checkReceivedFile(caller: CurrentCaller, received: ReceivedFile): Promise<void> {
    await this.readInThread(caller, received, true);
  }

  /** The received file itself, or one stored file for each that a ZIP held. */
  async stageFiles(
    received: ReceivedFile,
    files: readonly ReadInvoiceFile[],
  ): Promise<StagedInvoiceFile[]> {
    const [only] = files;
    if (received.contentType !== ZIP)
      return only === undefined ? [] : [{ file: received, contents: toContents(only) }];
    const staged: StagedInvoiceFile[] = [];
    try {
      for (const file of files)
        staged.push({ file: await this.storeContent(file), contents: toContents(file) });
      return staged;
    } catch (error) {
      await this.discardFiles(received, staged);
      throw error;
    }
  }

  /** After the rows are written: they name the files of a ZIP, the ZIP itself is not kept. */
  async settleFiles(received: ReceivedFile, staged: readonly StagedInvoiceFile[]): Promise<void> {
    const keys = listUnpackedKeys(received, staged);
    await this.fileWriteService.trySettlePendingFiles(keys);
    if (keys.length > 0) await this.fileWriteService.tryDeleteFiles([received.storageKey]);
  }

  /** After a failure: a row may name the bytes already when the commit itself failed. */
  async discardFiles(received: ReceivedFile, staged: readonly StagedInvoiceFile[]): Promise<void> {
    await this.fileWriteService.tryDeleteUnusedFiles(listUnpackedKeys(received, staged));
  }

  /** The bytes go after the row: a row without its file would be worse than bytes without a row. */
  async deleteRemovedFile({ storageKey }: Pick<ReceivedFile, 'storageKey'>): Promise<void> {
    await this.fileWriteService.tryDeleteFiles([storageKey]);
  }

  private async readInThread(
    caller: CurrentCaller,
    { contentType, storageKey, fileName }: ReceivedFile,
    isCheck: boolean,
  ): Promise<ReadInvoiceFile[]> {
    if (!INVOICE_CONTENT_TYPES.includes(contentType))
      throw new Problem(415, 'file-type-refused', NO_INVOICE_MESSAGE, {
        errors: [{ field: 'file', message: NO_INVOICE_MESSAGE }],
      });
    try {
      return await this.fileReadingService.readFile(
        INVOICE_READER,
        async () => ({
          bytes: await this.fileStorageService.readFile(storageKey),
          fileName,
          isCheck,
        }),
        { caller: String(caller.id) },
      );
    } catch (error) {
      if (error instanceof FileNotScannedError)
        throw new Problem(503, 'scanner-away', SCANNER_AWAY_MESSAGE);
      throw error;
    }
  }

  private async storeContent({ content, fileName }: ReadInvoiceFile): Promise<ReceivedFile> {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    const type = (await detectFileType(bytes.subarray(0, HEAD_BYTES))) ?? XML_FILE_KIND;
    const storageKey = `dossiers/${randomUUID()}`;
    await this.fileWriteService.registerPendingFiles([storageKey]);
    await this.fileStorageService.writeFile(storageKey, bytes);
    return {
      storageKey,
      fileName: sanitizeFileName(fileName, type),
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      contentType: type.contentType,
    };
  }
}

const toContents = ({ invoices, repairsByInvoice, signer }: ReadInvoiceFile): InvoiceContent[] =>
  invoices.map((invoice, index) => ({ invoice, repairs: repairsByInvoice[index] ?? [], signer }));

const listUnpackedKeys = (received: ReceivedFile, staged: readonly StagedInvoiceFile[]): string[] =>
  staged
    .map(({ file }) => file.storageKey)
    .filter((storageKey) => storageKey !== received.storageKey);
