import { Injectable } from '@nestjs/common';
import { formatDay, type EInvoice, selectPlural, isOpenStatus } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../../platform/database/index.js';
import type { ReceivedFile } from '../../platform/files/upload-intake.service.js';
import { conflict, notFound } from '../../platform/http/index.js';
import { DossierFileRepository, type StoredFile } from '../documents/dossier-file.repository.js';
import { InvoiceRepository } from '../documents/invoice.repository.js';
import { type Dossier, DossierRepository } from '../dossier.repository.js';
import { DraftQuotaService } from '../draft-quota/draft-quota.service.js';
import { InvoiceFileService, type StagedInvoiceFile } from './invoice-file.service.js';
import { createInvoiceKey } from './invoice-key.util.js';
import { assertWithinInvoiceLimits } from './invoice-limits.util.js';
import { DocumentSetService } from '../documents/document-set.service.js';

/** What an upload added, and which of its invoices the dossier had before. */
export interface AddedInvoices {
  files: StoredFile[];
  known: EInvoice[];
  /** The file whose place they took. */
  removed: StoredFile | null;
}

/** What one upload brought, ready for its rows. */
interface StagedUpload {
  staged: readonly StagedInvoiceFile[];
  received: ReceivedFile;
  replacedId: number | null;
}

export const INVOICE_NOT_FOUND = 'La fattura richiesta non esiste in questa pratica.';

const INVOICES_FROZEN = 'La pratica è stata inviata: non puoi più cambiare le fatture.';

const INVOICE_DOCUMENT = 'FATTURA';

/** Invoice files of an open dossier: each becomes a file of the document FATTURA. */
@Injectable()
export class InvoiceUploadService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly invoiceFileService: InvoiceFileService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly invoiceRepository: InvoiceRepository,
    private readonly draftQuotaService: DraftQuotaService,
    private readonly dossierRepository: DossierRepository,
    private readonly documentSetService: DocumentSetService,
  ) {}

  /** Refuses an upload before its bytes are stored. */
  async validateUpload(caller: CurrentCaller, dossierId: number): Promise<void> {
    this.getInvoiceItemId(await this.findOpenDossier(caller, dossierId));
  }

  /**
   * Reads a file that no dossier gets yet, and gives it up.
   * @throws 422 when the file holds no e-invoice
   */
  async checkFile(caller: CurrentCaller, received: ReceivedFile): Promise<void> {
    await this.invoiceFileService.checkReceivedFile(caller, received);
    received.isUnused = true;
  }

  /**
   * @param replacedId file of the document FATTURA, deleted in the transaction that adds the new one
   * @throws 409 when the dossier has all of the invoices, 422 when the file holds none
   */
  async addInvoices(
    caller: CurrentCaller,
    dossierId: number,
    received: ReceivedFile,
    replacedId: number | null = null,
  ): Promise<AddedInvoices> {
    const dossier = await this.findOpenDossier(caller, dossierId);
    const read = await this.invoiceFileService.readReceivedFile(caller, received);
    const staged = await this.invoiceFileService.stageFiles(received, read);
    try {
      const added = await retryOnOptimisticConflict(() =>
        this.unitOfWork.run(() =>
          this.insertStagedFiles(caller, dossier, { staged, received, replacedId }),
        ),
      );
      const unused = staged.filter(
        ({ file }) => !added.files.some(({ storageKey }) => storageKey === file.storageKey),
      );
      await this.invoiceFileService.settleFiles(received, staged);
      await this.invoiceFileService.discardFiles(received, unused);
      if (added.removed !== null) await this.invoiceFileService.deleteRemovedFile(added.removed);
      return added;
    } catch (error) {
      await this.invoiceFileService.discardFiles(received, staged);
      throw error;
    }
  }

  /** Takes an invoice out of an open dossier, with its file and the other invoices of that file. */
  async deleteInvoice(caller: CurrentCaller, dossierId: number, invoiceId: number): Promise<void> {
    await this.findOpenDossier(caller, dossierId);
    const removed = await this.unitOfWork.run(async () => {
      await this.lockOpenDossier(dossierId);
      const invoice = await this.invoiceRepository.findInvoice(dossierId, invoiceId);
      const file =
        invoice === null ? null : await this.dossierFileRepository.findById(invoice.fileId);
      if (file === null || !(await this.dossierFileRepository.deleteRecorded(file, caller.id)))
        throw notFound(INVOICE_NOT_FOUND);
      return file;
    });
    await this.invoiceFileService.deleteRemovedFile(removed);
  }

  private async insertStagedFiles(
    caller: CurrentCaller,
    dossier: Dossier,
    { staged, received, replacedId }: StagedUpload,
  ): Promise<AddedInvoices> {
    await this.lockOpenDossier(dossier.id);
    const removed =
      replacedId === null ? null : await this.deleteInvoiceFile(caller, dossier, replacedId);
    // A repeated upload finds its own file in place of the replaced one.
    const same =
      replacedId !== null && removed === null
        ? await this.dossierFileRepository.findSameDocument(
            dossier.id,
            this.getInvoiceItemId(dossier),
            received.sha256,
          )
        : null;
    if (same !== null) {
      received.isUnused = true;
      return { files: [same], known: [], removed };
    }
    const stored = await this.invoiceRepository.listByDossier(dossier.id);
    const { fresh, known } = splitKnownInvoices(
      staged,
      stored.map(({ invoiceKey }) => invoiceKey),
    );
    if (fresh.length === 0) throw conflict(formatKnownMessage(known), 'invoice-exists');
    assertWithinInvoiceLimits([
      ...stored.map(({ content }) => content.invoice),
      ...fresh.flatMap(({ contents }) => contents.map(({ invoice }) => invoice)),
    ]);
    const files: StoredFile[] = [];
    for (const one of fresh) files.push(await this.insertStagedFile(caller, dossier, one));
    return { files, known, removed };
  }

  private async insertStagedFile(
    caller: CurrentCaller,
    dossier: Dossier,
    { file: received, contents }: StagedInvoiceFile,
  ): Promise<StoredFile> {
    await this.draftQuotaService.assertFileWithinQuota(dossier, received.size);
    const file = await this.dossierFileRepository.insertWithFreeName({
      ...received,
      dossierId: dossier.id,
      purpose: 'document',
      itemId: this.getInvoiceItemId(dossier),
      uploadedBy: caller.id,
    });
    await this.invoiceRepository.insertInvoices(
      contents.map((content) => ({
        dossierId: dossier.id,
        fileId: file.id,
        invoiceKey: createInvoiceKey(content.invoice),
        content,
      })),
    );
    return file;
  }

  /** @throws 404 when the dossier is not the caller's, 409 when it was sent */
  private async findOpenDossier(caller: CurrentCaller, id: number): Promise<Dossier> {
    const dossier = await this.dossierRepository.findOwnedDossier(caller, id);
    if (!isOpenStatus(dossier.status)) throw conflict(INVOICES_FROZEN, 'dossier-frozen');
    return dossier;
  }

  /** Inside the unit of work: the status may have changed since it was read. @throws 409 */
  private async lockOpenDossier(id: number): Promise<void> {
    if (!(await this.dossierRepository.lockOpenDossier(id)))
      throw conflict(INVOICES_FROZEN, 'dossier-frozen');
  }

  /** @throws 409 when the dossier asks for no invoices */
  private getInvoiceItemId({ data }: Dossier): number {
    const item = this.documentSetService
      .listRequestedDocuments(data)
      .find(({ code }) => code === INVOICE_DOCUMENT);
    if (item === undefined)
      throw conflict('Questa pratica non chiede le fatture.', 'unknown-document');
    return item.itemId;
  }

  /**
   * Deletes a file of the document FATTURA, with its invoices, in the open transaction.
   * @returns `null` when the dossier has no such file
   */
  private async deleteInvoiceFile(
    caller: CurrentCaller,
    dossier: Dossier,
    fileId: number,
  ): Promise<StoredFile | null> {
    const itemId = this.getInvoiceItemId(dossier);
    const file = (await this.dossierFileRepository.listByDossier(dossier.id)).find(
      (one) => one.id === fileId && one.purpose === 'document' && one.itemId === itemId,
    );
    if (file === undefined || !(await this.dossierFileRepository.deleteRecorded(file, caller.id)))
      return null;
    return file;
  }

  /** Whether a document is the one that invoices become, by its number in a form. */
  isInvoiceItem(itemId: string): boolean {
    return (
      /^\d{1,9}$/.test(itemId) &&
      this.documentSetService.findItemCode(Number(itemId)) === INVOICE_DOCUMENT
    );
  }
}

/** Leaves out invoices that the dossier has, or that come twice; a file without a new one goes whole. */
function splitKnownInvoices(
  staged: readonly StagedInvoiceFile[],
  keys: readonly string[],
): { fresh: StagedInvoiceFile[]; known: EInvoice[] } {
  const seen = new Set(keys);
  const known: EInvoice[] = [];
  const fresh = staged.flatMap(({ file, contents }) => {
    const own = contents.filter(({ invoice }) => {
      const key = createInvoiceKey(invoice);
      const isNew = !seen.has(key);
      seen.add(key);
      if (!isNew) known.push(invoice);
      return isNew;
    });
    return own.length > 0 ? [{ file, contents: own }] : [];
  });
  return { fresh, known };
}

/** Names the invoices that the dossier has already. */
export function formatKnownMessage(known: readonly EInvoice[]): string {
  const names = known.map(({ number, date }) => `n. ${number} del ${formatDay(date)}`).join(', ');
  return selectPlural(
    known.length,
    `La fattura ${names} è già nella pratica: non serve caricarla di nuovo.`,
    `Le fatture ${names} sono già nella pratica: non serve caricarle di nuovo.`,
  );
}
