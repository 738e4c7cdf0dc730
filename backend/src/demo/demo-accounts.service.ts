import { Injectable } from '@nestjs/common';
import { getTodayInRome } from '@pratiche/domain';
import { AccountsService } from '../accounts/accounts.service.js';
import { PasswordHashingService, type CurrentCaller } from '../platform/auth/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import { PackageCatalogService } from '../recharge-package/package-catalog.service.js';
import { RechargeService } from '../recharge-package/recharge.service.js';
import { SettingsAdminService } from '../settings/settings-admin.service.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoName } from './demo-accounts.constants.js';
import { DemoOperatorService } from './demo-operator.service.js';
import { DEMO_BANK_ACCOUNT, DEMO_PROVIDER } from './demo-provider.constants.js';

export type DemoCallers = Record<DemoName, CurrentCaller>;

/** The people of the demo with their credits, and the settings that the portal needs of its owner. */
@Injectable()
export class DemoAccountsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly demoOperatorService: DemoOperatorService,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly packageCatalogService: PackageCatalogService,
    private readonly rechargeService: RechargeService,
    private readonly settingsAdminService: SettingsAdminService,
  ) {}

  /** Creates all accounts with their packages in one transaction. */
  async createAccounts(): Promise<DemoCallers> {
    const [base, professional] = (await this.packageCatalogService.listPackagesOnSale()).map(
      ({ id }) => id,
    );
    const passwordHash = await this.passwordHashingService.hashPassword(DEMO_PASSWORD);
    return this.unitOfWork.run(async () => {
      const callers = {} as DemoCallers;
      for (const name of Object.keys(DEMO_ACCOUNTS) as (keyof typeof DEMO_ACCOUNTS)[]) {
        const { id, role, contractVerified } = await this.accountsService.createAccount({
          ...DEMO_ACCOUNTS[name],
          passwordHash,
        });
        callers[name] = { id, role, isContractVerified: contractVerified };
      }
      callers.admin = await this.demoOperatorService.createOperator(callers.superadmin);
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
}
