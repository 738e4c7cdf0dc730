import { Injectable } from '@nestjs/common';
import { DossierFilingRepository } from './documents/dossier-filing.repository.js';
import { FilingCorrectionRepository } from './documents/filing-correction.repository.js';
import { InvoiceRepository } from './documents/invoice.repository.js';
import { DossierRepository } from './dossier.repository.js';

const CHUNK_SIZE = 100;

/** Dossiers of an account, with what their e-invoices say, written out for their owner. */
@Injectable()
export class DossierJsonExportService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFilingRepository: DossierFilingRepository,
    private readonly filingCorrectionRepository: FilingCorrectionRepository,
    private readonly invoiceRepository: InvoiceRepository,
  ) {}

  /** Yields one JSON text per dossier, oldest first; reads in batches. */
  async exportDossiersOfAccount(
    accountId: number,
    yieldToEventLoop: () => Promise<void>,
  ): Promise<{ id: number; content: Buffer }[]> {
    const copies: { id: number; content: Buffer }[] = [];
    for (let after = 0; ;) {
      const rows = await this.dossierRepository.listDossiersOfAccount(accountId, after, CHUNK_SIZE);
      const filings = await this.dossierFilingRepository.groupByDossier(rows.map(({ id }) => id));
      const corrections = await this.filingCorrectionRepository.groupByDossier(
        rows.map(({ id }) => id),
      );
      const invoices = Map.groupBy(
        await this.invoiceRepository.listByDossiers(rows.map(({ id }) => id)),
        ({ dossierId }) => dossierId,
      );
      for (const {
        id,
        status,
        created,
        sent,
        completed,
        deadlineDate,
        rejectReason,
        data,
      } of rows) {
        const cpids = (filings.get(id) ?? []).map(({ filing, cpid }) => ({ filing, cpid }));
        const rettifiche = (corrections.get(id) ?? []).map((row) => ({
          filing: row.filing,
          formerCpid: row.formerCpid,
          cpid: row.cpid,
          reason: row.reason,
          at: row.at,
        }));
        const fatture = (invoices.get(id) ?? []).map(({ content }) => content);
        copies.push({
          id,
          content: Buffer.from(
            `${JSON.stringify({ id, status, created, sent, completed, deadlineDate, rejectReason, cpids, rettifiche, data, fatture }, null, 2)}\n`,
          ),
        });
      }
      await yieldToEventLoop();
      const last = rows.at(-1);
      if (last === undefined || rows.length < CHUNK_SIZE) return copies;
      after = last.id;
    }
  }
}
