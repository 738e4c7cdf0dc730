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
import { DossierJsonExportService } from '../dossier-json-export.service.js';
import { DossierErasureRepository } from './dossier-erasure.repository.js';
import { DossierErasureService } from './dossier-erasure.service.js';

/** Dossiers of an account: counted for its detail, copied for its owner, erased with it. */
@Injectable()
export class DossierAccountDataContributor implements AccountDataContributor, OnModuleInit {
  readonly section = 'pratiche';

  constructor(
    private readonly accountDataRegistry: AccountDataRegistry,
    private readonly dossierCountRepository: DossierCountRepository,
    private readonly dossierJsonExportService: DossierJsonExportService,
    private readonly dossierErasureService: DossierErasureService,
    private readonly dossierErasureRepository: DossierErasureRepository,
  ) {}

  onModuleInit(): void {
    this.accountDataRegistry.registerContributor(this);
  }

  async exportAccountData({
    accountId,
    modified,
    yieldToEventLoop,
  }: AccountDataExport): Promise<ZipEntry[]> {
    const dossiers = await this.dossierJsonExportService.exportDossiersOfAccount(
      accountId,
      yieldToEventLoop,
    );
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
}

const inProgressMessage = (count: number): string =>
  selectPlural(
    count,
    'Una pratica inviata non è ancora conclusa: completala o respingila prima di eliminare l’account.',
    `${count} pratiche inviate non sono ancora concluse: completale o respingile prima di eliminare l’account.`,
  );
