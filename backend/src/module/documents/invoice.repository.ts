import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager, In } from 'typeorm';
import { isDuplicateKeyError, OptimisticConflictError } from '../../platform/database/index.js';
import { Invoice } from './invoice.entity.js';

export type { Invoice, InvoiceContent } from './invoice.entity.js';
export type NewInvoice = Omit<Invoice, 'id' | 'created'>;

/** The e-invoices of dossiers. */
@Injectable()
export class InvoiceRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** All invoices of a dossier, in the order they came. */
  async listByDossier(dossierId: number): Promise<Invoice[]> {
    return this.manager.find(Invoice, { where: { dossierId }, order: { id: 'ASC' } });
  }

  async listByDossiers(dossierIds: readonly number[]): Promise<Invoice[]> {
    return this.manager.find(Invoice, {
      where: { dossierId: In([...dossierIds]) },
      order: { id: 'ASC' },
    });
  }

  async findInvoice(dossierId: number, id: number): Promise<Invoice | null> {
    return this.manager.findOneBy(Invoice, { id, dossierId });
  }

  async insertInvoices(rows: readonly NewInvoice[]): Promise<void> {
    const created = new Date();
    try {
      for (const row of rows)
        await this.manager
          .createQueryBuilder()
          .insert()
          .into(Invoice)
          .values({ ...row, created })
          .updateEntity(false)
          .execute();
    } catch (error) {
      throw isDuplicateKeyError(error)
        ? new OptimisticConflictError('Another upload stored the invoice')
        : error;
    }
  }

  /**
   * Other dossiers of the account that hold one of the invoices; deleted dossiers do not count.
   * @returns ids of dossiers by key
   */
  async findOtherDossiers(
    accountId: number,
    dossierId: number,
    keys: readonly string[],
  ): Promise<Map<string, number[]>> {
    if (keys.length === 0) return new Map();
    const rows = await this.manager
      .createQueryBuilder(Invoice, 'i')
      .innerJoin('dossiers', 'd', 'd.id = i.dossier_id')
      .select('i.invoice_key', 'invoiceKey')
      .addSelect('i.dossier_id', 'dossierId')
      .where('i.invoice_key IN (:...keys) AND i.dossier_id <> :dossierId', { keys, dossierId })
      .andWhere('d.account_id = :accountId AND d.deleted IS NULL', { accountId })
      .orderBy('i.dossier_id', 'ASC')
      .getRawMany<{ invoiceKey: string; dossierId: number }>();
    const found = new Map<string, number[]>();
    for (const row of rows)
      found.set(row.invoiceKey, [...(found.get(row.invoiceKey) ?? []), row.dossierId]);
    return found;
  }
}
