import { Injectable } from '@nestjs/common';
import { getTodayInRome } from '@pratiche/domain';
import { AccountsService } from '../accounts/accounts.service.js';
import { PasswordHashingService } from '../platform/auth/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import { SettingsAdminService } from '../settings/settings-admin.service.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoCallers } from './demo-accounts.constants.js';
import { DemoOperatorService } from './demo-operator.service.js';
import { DemoPackageService } from './demo-package.service.js';
import {
  DEMO_BANK_ACCOUNT,
  DEMO_INTERMEDIARY,
  DEMO_PROVIDER,
  DEMO_PUBLIC_CONTACTS,
} from './demo-provider.constants.js';

/** The people of the demo with their credits, and the settings that the portal needs of its owner. */
@Injectable()
export class DemoAccountsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly demoOperatorService: DemoOperatorService,
    private readonly demoPackageService: DemoPackageService,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly settingsAdminService: SettingsAdminService,
  ) {}

  async hasAccounts(): Promise<boolean> {
    return (await this.accountsService.findAccountByEmail(DEMO_ACCOUNTS.superadmin.email)) !== null;
  }

  /** Creates all accounts with their packages in one transaction. */
  async createAccounts(): Promise<DemoCallers> {
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
      await this.settingsAdminService.applySettingChange({
        kind: 'publicContacts',
        value: DEMO_PUBLIC_CONTACTS,
        validFrom: getTodayInRome(),
        note: 'Contatti inventati della dimostrazione',
        by: callers.superadmin,
      });
      await this.settingsAdminService.applySettingChange({
        kind: 'eneaIntermediary',
        value: DEMO_INTERMEDIARY,
        validFrom: getTodayInRome(),
        note: 'Persona inventata della dimostrazione',
        by: callers.superadmin,
      });
      await this.demoPackageService.rechargeAccounts(callers);
      return callers;
    });
  }
}
