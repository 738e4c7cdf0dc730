import { createHash, randomUUID } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { getTodayInRome, type DossierForm } from '@pratiche/domain';
import { AccountFilesService } from '../accounts/account-files/account-files.service.js';
import { TaxCodeDecoderService } from '../module/tax-code/tax-code-decoder.service.js';
import { AppConfig } from '../platform/config/index.js';
import { FileStorageService } from '../platform/storage/index.js';
import { DEMO_ACCOUNTS, type DemoCallers } from './demo-accounts.constants.js';
import { DemoAccountsService } from './demo-accounts.service.js';
import {
  createStartedEcobonusForm,
  createCompleteEcobonusForm,
  createAwningForm,
} from './demo-dossier-form.factory.js';
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.constants.js';
import { DemoLibraryService } from './demo-library.service.js';
import { DemoDossierService } from './demo-dossier.service.js';
import { createDemoPdf } from './demo-pdf.factory.js';

/** Fills an empty database with something to try the portal on: in the embedded default, and only the first time. */
@Injectable()
export class DemoLoaderService implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoLoaderService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly demoAccountsService: DemoAccountsService,
    private readonly accountFilesService: AccountFilesService,
    private readonly fileStorageService: FileStorageService,
    private readonly taxCodeService: TaxCodeDecoderService,
    private readonly demoDossierService: DemoDossierService,
    private readonly demoLibraryService: DemoLibraryService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.embedded) await this.loadDemoData();
  }

  /**
   * Creates accounts first, so that an interrupted first start leaves a smaller demo, never a
   * double one.
   * @returns whether data was loaded
   */
  async loadDemoData(): Promise<boolean> {
    if (await this.demoAccountsService.hasAccounts()) return false;
    const callers = await this.demoAccountsService.createAccounts();
    await this.addContract(callers.nuovo.id);
    await this.createInstallatoreDossiers(callers);
    await this.createConcorrenteDossiers(callers);
    await this.demoLibraryService.fillPlaces(callers.superadmin);
    this.logger.log('Demo data loaded');
    return true;
  }

  /** Gives the new account the contract that waits for a review. */
  private async addContract(accountId: number): Promise<void> {
    const bytes = await createDemoPdf('Contratto firmato', [
      DEMO_ACCOUNTS.nuovo.businessName,
      'Documento dimostrativo. Dati inventati: non ha alcun valore.',
    ]);
    const storageKey = `accounts/${randomUUID()}`;
    await this.fileStorageService.writeFile(storageKey, bytes);
    await this.accountFilesService.storeAccountFiles(accountId, {
      contract: {
        storageKey,
        fileName: 'contratto.pdf',
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        contentType: 'application/pdf',
      },
    });
  }

  private async createInstallatoreDossiers({ installatore, admin }: DemoCallers): Promise<void> {
    const today = getTodayInRome();
    const form = async (person: DemoPerson, daysAgo: number): Promise<Partial<DossierForm>> =>
      createCompleteEcobonusForm(
        person,
        await this.taxCodeService.encodeTaxCode(person),
        today,
        daysAgo,
      );
    const { ortensia, amedeo, fosca, tullio, iride } = DEMO_PEOPLE;
    await this.demoDossierService.createCompletedDossier(
      installatore,
      admin,
      await form(tullio, 60),
    );
    await this.demoDossierService.createFiledDossier(installatore, admin, await form(iride, 50));
    await this.demoDossierService.createAcceptedDossier(
      installatore,
      admin,
      await form(amedeo, 40),
    );
    await this.demoDossierService.createSentDossier(
      installatore,
      createAwningForm(ortensia, await this.taxCodeService.encodeTaxCode(ortensia), today, 20),
    );
    await this.demoDossierService.createSentDossier(installatore, await form(fosca, 15));
    await this.demoDossierService.createReturnedDossier(
      installatore,
      admin,
      await form(amedeo, 75),
      {
        reason: 'Manca solo una fattura leggibile: il resto va bene.',
        code: 'FATTURA',
        point: 'Quella del saldo non si legge: caricala di nuovo, per favore.',
      },
    );
    await this.demoDossierService.createReadyDossier(installatore, await form(iride, 5));
    await this.demoDossierService.createDraft(
      installatore,
      createStartedEcobonusForm(fosca, await this.taxCodeService.encodeTaxCode(fosca), today),
    );
    await this.demoDossierService.createDraft(installatore, {
      serviceType: 1,
      annoRiferimento: Number(today.slice(0, 4)),
    });
  }

  private async createConcorrenteDossiers({ concorrente }: DemoCallers): Promise<void> {
    const today = getTodayInRome();
    const { tullio, ortensia } = DEMO_PEOPLE;
    await this.demoDossierService.createSentDossier(
      concorrente,
      createCompleteEcobonusForm(
        tullio,
        await this.taxCodeService.encodeTaxCode(tullio),
        today,
        10,
      ),
    );
    await this.demoDossierService.createDraft(
      concorrente,
      createStartedEcobonusForm(ortensia, await this.taxCodeService.encodeTaxCode(ortensia), today),
    );
  }
}
