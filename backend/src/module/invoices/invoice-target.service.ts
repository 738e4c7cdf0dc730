import { Injectable } from '@nestjs/common';
import { isOpenStatus } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { conflict } from '../../platform/http/index.js';
import { DocumentSetService } from '../documents/document-set.service.js';
import { DossierFileRepository, type StoredFile } from '../documents/dossier-file.repository.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';

const INVOICES_FROZEN = 'La pratica è stata inviata: non puoi più cambiare le fatture.';
const INVOICE_DOCUMENT = 'FATTURA';

/** The open dossier that invoices are added to, and the document they become. */
@Injectable()
export class InvoiceTargetService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly documentSetService: DocumentSetService,
    private readonly dossierFileRepository: DossierFileRepository,
  ) {}

  /** @throws 404 when the dossier is not the caller's, 409 when it was sent */
  async findOpenDossier(caller: CurrentCaller, id: number): Promise<Dossier> {
    const dossier = await this.dossierRepository.findOwnedDossier(caller, id);
    if (!isOpenStatus(dossier.status)) throw conflict(INVOICES_FROZEN, 'dossier-frozen');
    return dossier;
  }

  /** Inside the unit of work: the status may have changed since it was read. @throws 409 */
  async lockOpenDossier(id: number): Promise<void> {
    if (!(await this.dossierRepository.lockOpenDossier(id)))
      throw conflict(INVOICES_FROZEN, 'dossier-frozen');
  }

  /** @throws 409 when the dossier asks for no invoices */
  getInvoiceItemId({ data }: Dossier): number {
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
  async deleteInvoiceFile(
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

  isInvoiceItem(itemId: string): boolean {
    return (
      /^\d{1,9}$/.test(itemId) &&
      this.documentSetService.findItemCode(Number(itemId)) === INVOICE_DOCUMENT
    );
  }
}
