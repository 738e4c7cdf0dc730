import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { getTodayInRome, type DossierForm } from '@pratiche/domain';
import { DataSource } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { TaxCodeService } from '../module/tax-code/tax-code.service.js';
import { AppConfig } from '../platform/config/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import { PasswordHashingService, type CurrentCaller } from '../platform/auth/index.js';
import { RechargeService } from '../recharge-package/recharge.service.js';
import { SettingsAdminService } from '../settings/settings-admin.service.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoName } from './demo-accounts.constants.js';
import {
  createStartedEcobonusForm,
  createCompleteEcobonusForm,
  createAwningForm,
} from './demo-dossier-form.factory.js';
import { DEMO_BANK_ACCOUNT, DEMO_PROVIDER } from './demo-provider.constants.js';
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.constants.js';
import { DemoDossierService } from './demo-dossier.service.js';

type DemoCallers = Record<DemoName, CurrentCaller>;

/** Fills an empty database with something to try the portal on: in the embedded default, and only the first time. */
@Injectable()
export class DemoLoaderService implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoLoaderService.name);

  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly rechargeService: RechargeService,
    private readonly settingsAdminService: SettingsAdminService,
    private readonly taxCodeService: TaxCodeService,
    private readonly demoDossierService: DemoDossierService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.embedded) await this.loadDemoData();
  }

  /** Says whether it loaded anything. Accounts come first: a first start that is interrupted leaves a smaller demo, never a double one. */
  async loadDemoData(): Promise<boolean> {
    if ((await this.accountsService.findAccountByEmail(DEMO_ACCOUNTS.superadmin.email)) !== null)
      return false;
    const callers = await this.createAccounts();
    await this.createInstallatoreDossiers(callers);
    await this.createConcorrenteDossiers(callers);
    this.logger.log('Demo data loaded');
    return true;
  }

  /** In one transaction: all accounts with their packages, or none. */
  private async createAccounts(): Promise<DemoCallers> {
    const [base, professional] = (await this.rechargeService.listPackagesOnSale()).map(
      ({ id }) => id,
    );
    const passwordHash = await this.passwordHashingService.hashPassword(DEMO_PASSWORD);
    return this.unitOfWork.run(async () => {
      const callers = {} as DemoCallers;
      for (const name of Object.keys(DEMO_ACCOUNTS) as DemoName[]) {
        const { id, role, contractVerified } = await this.accountsService.createAccount({
          ...DEMO_ACCOUNTS[name],
          passwordHash,
        });
        callers[name] = { id, role, isContractVerified: contractVerified };
      }
      await this.settingsAdminService.applySettingChange({
        kind: 'bankTransfer',
        value: DEMO_BANK_ACCOUNT,
        validFrom: getTodayInRome(),
        note: 'Coordinate inventate della dimostrazione',
        by: callers.superadmin,
      });
      await this.settingsAdminService.applySettingChange({
        kind: 'provider',
        value: DEMO_PROVIDER,
        validFrom: getTodayInRome(),
        note: 'Fornitore inventato della dimostrazione',
        by: callers.superadmin,
      });
      for (const [name, sold] of [
        ['installatore', base],
        ['installatore', professional],
        ['concorrente', base],
      ] as const) {
        if (sold !== undefined)
          await this.rechargeService.applyRecharge({
            accountId: callers[name].id,
            rechargePackageId: sold,
            by: callers.superadmin,
          });
      }
      return callers;
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
      'La fattura del saldo non si legge: caricala di nuovo, per favore.',
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
