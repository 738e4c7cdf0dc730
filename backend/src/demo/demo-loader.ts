import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { todayInRome, type DossierForm } from '@pratiche/domain';
import { DataSource } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { TaxCodes } from '../module/ssn/tax-codes.js';
import { AppConfig } from '../platform/config/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import { Passwords, type CurrentCaller } from '../platform/security/index.js';
import { RechargeService } from '../recharge-package/recharge.service.js';
import { SettingsAdminService } from '../settings/settings-admin.service.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoName } from './demo-accounts.js';
import { begunEcobonus, completeEcobonus, withAwnings } from './demo-dossiers.js';
import { DEMO_ACCOUNT, DEMO_PROVIDER } from './demo-bank.js';
import { DEMO_PEOPLE, type DemoPerson } from './demo-people.js';
import { DemoWork } from './demo-work.js';

type Callers = Record<DemoName, CurrentCaller>;

/** Fills an empty database with something to try the portal on: in the embedded default, and only the first time. */
@Injectable()
export class DemoLoader implements OnApplicationBootstrap {
  private readonly logger = new Logger(DemoLoader.name);

  constructor(
    private readonly config: AppConfig,
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountsService,
    private readonly passwords: Passwords,
    private readonly recharges: RechargeService,
    private readonly settings: SettingsAdminService,
    private readonly taxCodes: TaxCodes,
    private readonly work: DemoWork,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.embedded) await this.load();
  }

  /** Says whether it loaded anything. Accounts come first: a first start that is interrupted leaves a smaller demo, never a double one. */
  async load(): Promise<boolean> {
    if ((await this.accounts.findAccountByEmail(DEMO_ACCOUNTS.superadmin.email)) !== null)
      return false;
    const callers = await this.createAccounts();
    await this.dossiersOfInstallatore(callers);
    await this.dossiersOfConcorrente(callers);
    this.logger.log('Demo data loaded');
    return true;
  }

  /** In one transaction: all accounts with their packages, or none. */
  private async createAccounts(): Promise<Callers> {
    const [base, professional] = (await this.recharges.onSale()).map(({ id }) => id);
    const passwordHash = await this.passwords.hash(DEMO_PASSWORD);
    return this.unitOfWork.run(async () => {
      const callers = {} as Callers;
      for (const name of Object.keys(DEMO_ACCOUNTS) as DemoName[]) {
        const { id, role, contractVerified } = await this.accounts.createAccount({
          ...DEMO_ACCOUNTS[name],
          passwordHash,
        });
        callers[name] = { id, role, isContractVerified: contractVerified };
      }
      await this.settings.changeIn({
        kind: 'bankTransfer',
        value: DEMO_ACCOUNT,
        validFrom: todayInRome(),
        note: 'Coordinate inventate della dimostrazione',
        by: callers.superadmin,
      });
      await this.settings.changeIn({
        kind: 'provider',
        value: DEMO_PROVIDER,
        validFrom: todayInRome(),
        note: 'Fornitore inventato della dimostrazione',
        by: callers.superadmin,
      });
      for (const [name, sold] of [
        ['installatore', base],
        ['installatore', professional],
        ['concorrente', base],
      ] as const) {
        if (sold !== undefined)
          await this.recharges.rechargeIn({
            accountId: callers[name].id,
            rechargePackageId: sold,
            by: callers.superadmin,
          });
      }
      return callers;
    });
  }

  private async dossiersOfInstallatore({ installatore, admin }: Callers): Promise<void> {
    const today = todayInRome();
    const form = async (person: DemoPerson, daysAgo: number): Promise<Partial<DossierForm>> =>
      completeEcobonus(person, await this.taxCodes.encode(person), today, daysAgo);
    const { ortensia, amedeo, fosca, tullio, iride } = DEMO_PEOPLE;
    await this.work.completed(installatore, admin, await form(tullio, 60));
    await this.work.filed(installatore, admin, await form(iride, 50));
    await this.work.accepted(installatore, admin, await form(amedeo, 40));
    await this.work.sent(
      installatore,
      withAwnings(ortensia, await this.taxCodes.encode(ortensia), today, 20),
    );
    await this.work.sent(installatore, await form(fosca, 15));
    await this.work.returned(
      installatore,
      admin,
      await form(amedeo, 75),
      'La fattura del saldo non si legge: caricala di nuovo, per favore.',
    );
    await this.work.ready(installatore, await form(iride, 5));
    await this.work.draft(
      installatore,
      begunEcobonus(fosca, await this.taxCodes.encode(fosca), today),
    );
    await this.work.draft(installatore, {
      serviceType: 1,
      annoRiferimento: Number(today.slice(0, 4)),
    });
  }

  private async dossiersOfConcorrente({ concorrente }: Callers): Promise<void> {
    const today = todayInRome();
    const { tullio, ortensia } = DEMO_PEOPLE;
    await this.work.sent(
      concorrente,
      completeEcobonus(tullio, await this.taxCodes.encode(tullio), today, 10),
    );
    await this.work.draft(
      concorrente,
      begunEcobonus(ortensia, await this.taxCodes.encode(ortensia), today),
    );
  }
}
