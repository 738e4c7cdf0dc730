import { Injectable } from '@nestjs/common';
import { DossierRepository } from './dossier.repository.js';

const CHUNK_SIZE = 100;

/** Dossiers of an account written out for their owner. */
@Injectable()
export class DossierJsonExportService {
  constructor(private readonly dossierRepository: DossierRepository) {}

  /** Yields one JSON text per dossier, oldest first; reads in batches. */
  async exportDossiersOfAccount(
    accountId: number,
    yieldToEventLoop: () => Promise<void>,
  ): Promise<{ id: number; content: Buffer }[]> {
    const copies: { id: number; content: Buffer }[] = [];
    for (let after = 0; ;) {
      const rows = await this.dossierRepository.listDossiersOfAccount(accountId, after, CHUNK_SIZE);
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
        copies.push({
          id,
          content: Buffer.from(
            `${JSON.stringify({ id, status, created, sent, completed, deadlineDate, rejectReason, data }, null, 2)}\n`,
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
