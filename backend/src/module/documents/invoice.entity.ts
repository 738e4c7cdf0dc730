import type { EInvoice } from '@pratiche/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DateTimeColumn } from '../../platform/database/columns.decorator.js';

/** The signature around an invoice file, as far as it can be told. */
export interface InvoiceSigner {
  name: string | null;
  taxCode: string | null;
  validity: 'valid' | 'tampered' | 'unknown';
  message: string | null;
}

/** What was read from an invoice file. */
export interface InvoiceContent {
  invoice: EInvoice;
  /** What was put right while reading, one Italian line each. */
  repairs: string[];
  signer: InvoiceSigner | null;
}

/** An e-invoice of a dossier. Its row goes with the file it was read from. */
@Entity('invoices')
@Index('uq_invoices_key', ['dossierId', 'invoiceKey'], { unique: true })
@Index('ix_invoices_file', ['fileId'])
@Index('ix_invoices_key', ['invoiceKey'])
export class Invoice {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('Dossier', 'id', { name: 'fk_invoices_dossier' })
  dossierId: number;

  @Column({ type: 'integer' })
  @ForeignKey('StoredFile', 'id', { name: 'fk_invoices_file' })
  fileId: number;

  /** Hash of supplier, type, number and date: the same invoice has the same key in every dossier. */
  @Column({ type: 'varchar', length: 64 })
  invoiceKey: string;

  @Column({ type: 'json' })
  content: InvoiceContent;

  @DateTimeColumn()
  created: Date;
}
