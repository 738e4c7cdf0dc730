import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { OWN_DOCUMENTS, type FileElsewhere } from '@pratiche/domain';
import type { InvoiceElsewhere } from '@pratiche/domain/invoices';
import { EntityManager, In } from 'typeorm';
import { afterCommit, placeholders } from '../../platform/database/index.js';
import { Invoice } from '../documents/invoice.entity.js';
import { Dossier } from '../entities/dossier.entity.js';
import { ListCacheInvalidationService } from '../list-cache-invalidation.service.js';

/** What the back office is shown of another dossier. */
export type ComparedDossier = Pick<
  Dossier,
  'id' | 'accountId' | 'client' | 'businessName' | 'serviceType' | 'status'
>;

type FileElsewhereRow = FileElsewhere & { accountId: number };

/** Dossiers and files that were handed in, for comparing with one, and what came of it. */
@Injectable()
export class DossierComparisonRepository {
  constructor(
    @InjectTransaction() private readonly manager: EntityManager,
    private readonly listCacheInvalidationService: ListCacheInvalidationService,
  ) {}

  /** Dossiers as the back office is shown them. */
  async findCompared(ids: readonly number[]): Promise<ComparedDossier[]> {
    if (ids.length === 0) return [];
    return this.manager.find(Dossier, {
      select: {
        id: true,
        accountId: true,
        client: true,
        businessName: true,
        serviceType: true,
        status: true,
      },
      where: { id: In([...ids]) },
      order: { id: 'ASC' },
    });
  }

  /** The same contents among the documents that belong to one dossier, of others that were handed in. */
  async findFilesElsewhere(
    hashes: readonly string[],
    dossierId: number,
  ): Promise<FileElsewhereRow[]> {
    if (hashes.length === 0) return [];
    return (await this.manager.query(
      `SELECT f.sha256, i.code, f.dossier_id AS ${this.quote('dossierId')}, d.account_id AS ${this.quote('accountId')} FROM uploaded_files f JOIN document_set_items i ON i.id = f.item_id JOIN dossiers d ON d.id = f.dossier_id
       WHERE f.sha256 IN (${placeholders(hashes)}) AND f.purpose = 'document' AND i.code IN (${placeholders(OWN_DOCUMENTS)}) AND f.dossier_id <> ? AND d.office_list IS NOT NULL AND d.deleted IS NULL ORDER BY f.dossier_id DESC LIMIT 100`,
      [...hashes, ...OWN_DOCUMENTS, dossierId],
    )) as FileElsewhereRow[];
  }

  /**
   * The invoices of a dossier that others which were handed in hold too: the same supplier, number,
   * day and type, whatever file carries them. @param exceptOf an account whose dossiers do not count
   */
  async findInvoicesElsewhere(dossierId: number, exceptOf: number): Promise<InvoiceElsewhere[]> {
    const rows = (await this.manager.query(
      `SELECT mine.id AS ${this.quote('invoiceId')}, i.dossier_id AS ${this.quote('dossierId')} FROM invoices mine JOIN invoices i ON i.invoice_key = mine.invoice_key JOIN dossiers d ON d.id = i.dossier_id
       WHERE mine.dossier_id = ? AND i.dossier_id <> ? AND d.account_id <> ? AND d.office_list IS NOT NULL AND d.deleted IS NULL ORDER BY i.dossier_id DESC LIMIT 100`,
      [dossierId, dossierId, exceptOf],
    )) as { invoiceId: number; dossierId: number }[];
    if (rows.length === 0) return [];
    const idsByInvoice = Map.groupBy(rows, ({ invoiceId }) => invoiceId);
    const invoices = await this.manager.find(Invoice, {
      where: { id: In([...idsByInvoice.keys()]) },
      order: { id: 'ASC' },
    });
    return invoices.map(({ id, content: { invoice } }) => ({
      invoice,
      dossierIds: (idsByInvoice.get(id) ?? []).map((row) => row.dossierId).sort((a, b) => a - b),
    }));
  }

  /** A chunk of the dossiers that the back office works on, in the order of their ids. */
  async findReceivedIds(after: number, count: number): Promise<number[]> {
    const rows = (await this.manager.query(
      `SELECT id FROM dossiers WHERE office_list = 'RECEIVED' AND id > ? ORDER BY id LIMIT ${count}`,
      [after],
    )) as { id: number }[];
    return rows.map(({ id }) => id);
  }

  /** Does not count as a change by the owner. */
  async updateCounts(
    row: Dossier,
    counts: Pick<
      Dossier,
      'formDoubts' | 'fitterMatches' | 'officeMatches' | 'seenDoubts' | 'needsReview'
    >,
  ): Promise<void> {
    await this.manager.update(Dossier, { id: row.id, version: row.version }, counts);
    afterCommit(() => this.listCacheInvalidationService.invalidateLists(row));
  }

  private quote(name: string): string {
    return this.manager.connection.driver.escape(name);
  }
}
