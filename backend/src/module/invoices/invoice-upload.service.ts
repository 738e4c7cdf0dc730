import { Injectable } from '@nestjs/common';
import { formatDay, type EInvoice, selectPlural } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../../platform/database/index.js';
import type { ReceivedFile } from '../../platform/files/upload-intake.service.js';
import { conflict } from '../../platform/http/index.js';
import { DossierFileRepository, type StoredFile } from '../documents/dossier-file.repository.js';
import { InvoiceRepository } from '../documents/invoice.repository.js';
import type { Dossier } from '../dossier.repository.js';
import { DraftQuotaService } from '../draft-quota/draft-quota.service.js';
import { InvoiceFileService, type StagedInvoiceFile } from './invoice-file.service.js';
import { createInvoiceKey } from './invoice-key.util.js';
import { assertWithinInvoiceLimits } from './invoice-limits.util.js';
import { InvoiceTargetService } from './invoice-target.service.js';

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

/** Adds invoice files to an open dossier: each becomes a file of the document FATTURA. */
@Injectable()
export class InvoiceUploadService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly invoiceTargetService: InvoiceTargetService,
    private readonly invoiceFileService: InvoiceFileService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly invoiceRepository: InvoiceRepository,
    private readonly draftQuotaService: DraftQuotaService,
  ) {}

  /** Refuses an upload before its bytes are stored. */
  async validateUpload(caller: CurrentCaller, dossierId: number): Promise<void> {
    this.invoiceTargetService.getInvoiceItemId(
      await this.invoiceTargetService.findOpenDossier(caller, dossierId),
    );
  }

  /** Whether a document is the one that invoices become, by its number in a form. */
  isInvoiceItem(itemId: string): boolean {
    return this.invoiceTargetService.isInvoiceItem(itemId);
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
    const dossier = await this.invoiceTargetService.findOpenDossier(caller, dossierId);
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

  private async insertStagedFiles(
    caller: CurrentCaller,
    dossier: Dossier,
    { staged, received, replacedId }: StagedUpload,
  ): Promise<AddedInvoices> {
    await this.invoiceTargetService.lockOpenDossier(dossier.id);
    const removed =
      replacedId === null
        ? null
        : await this.invoiceTargetService.deleteInvoiceFile(caller, dossier, replacedId);
    // A repeated upload finds its own file in place of the replaced one.
    const same =
      replacedId !== null && removed === null
        ? await this.dossierFileRepository.findSameDocument(
            dossier.id,
            this.invoiceTargetService.getInvoiceItemId(dossier),
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
      itemId: this.invoiceTargetService.getInvoiceItemId(dossier),
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
