import { selectPlural } from '@pratiche/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type {
  AccountDataContributor,
  AccountDataExport,
  AccountFigures,
} from '../../accounts/account-data/account-data-contributor.types.js';
import { AccountDataRegistry } from '../../accounts/account-data/account-data.registry.js';
import { conflict } from '../../platform/http/index.js';
import type { ZipEntry } from '../../platform/zip/zip.types.js';
import { DossierCountRepository } from '../dossier-count.repository.js';
import { DossierErasureRepository } from './dossier-erasure.repository.js';
import { DossierErasureService } from './dossier-erasure.service.js';
import { DossierFilingRepository } from '../documents/dossier-filing.repository.js';
import { EnergySavingRepository } from '../documents/energy-saving.repository.js';
import { FilingCorrectionRepository } from '../documents/filing-correction.repository.js';
import { InvoiceRepository } from '../documents/invoice.repository.js';
import { DossierRepository } from '../dossier.repository.js';

const CHUNK_SIZE = 100;

/** Dossiers of an account: counted for its detail, copied for its owner, erased with it. */
@Injectable()
export class DossierAccountDataContributor implements AccountDataContributor, OnModuleInit {
  readonly section = 'pratiche';

  constructor(
    private readonly accountDataRegistry: AccountDataRegistry,
    private readonly dossierCountRepository: DossierCountRepository,
    private readonly dossierErasureService: DossierErasureService,
    private readonly dossierErasureRepository: DossierErasureRepository,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFilingRepository: DossierFilingRepository,
    private readonly filingCorrectionRepository: FilingCorrectionRepository,
    private readonly energySavingRepository: EnergySavingRepository,
    private readonly invoiceRepository: InvoiceRepository,
  ) {}

  onModuleInit(): void {
    this.accountDataRegistry.registerContributor(this);
  }

  async exportAccountData({
    accountId,
    modified,
    yieldToEventLoop,
  }: AccountDataExport): Promise<ZipEntry[]> {
    const dossiers = await this.exportDossiersOfAccount(accountId, yieldToEventLoop);
    return dossiers.map(({ id, content }) => ({
      name: `pratiche/pratica-${id}.json`,
      modified,
      content,
    }));
  }

  /** Erases open dossiers; submitted dossiers must be completed or rejected first. @throws 409 */
  async eraseAccountData(accountId: number): Promise<readonly string[]> {
    const storageKeys = await this.dossierErasureService.eraseOpenDossiers(accountId);
    const inProgress = await this.dossierErasureRepository.countInProgress(accountId);
    if (inProgress > 0) throw conflict(inProgressMessage(inProgress), 'dossiers-in-progress');
    return storageKeys;
  }

  async summariseAccount({ id }: { id: number }): Promise<Pick<AccountFigures, 'counts'>> {
    return { counts: await this.dossierCountRepository.countByServiceType(id) };
  }

  /** Yields one JSON text per dossier, oldest first; reads in batches. */
  private async exportDossiersOfAccount(
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
      const savings = await this.energySavingRepository.groupByDossier(rows.map(({ id }) => id));
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
        const risparmi = savings.get(id) ?? [];
        const fatture = (invoices.get(id) ?? []).map(({ content }) => content);
        copies.push({
          id,
          content: Buffer.from(
            `${JSON.stringify({ id, status, created, sent, completed, deadlineDate, rejectReason, cpids, rettifiche, risparmi, data, fatture }, null, 2)}\n`,
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

const inProgressMessage = (count: number): string =>
  selectPlural(
    count,
    'Una pratica inviata non è ancora conclusa: completala o respingila prima di eliminare l’account.',
    `${count} pratiche inviate non sono ancora concluse: completale o respingile prima di eliminare l’account.`,
  );
