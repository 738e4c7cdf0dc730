import { Injectable } from '@nestjs/common';
import { getTodayInRome } from '@pratiche/domain';
import { AccountTokensService } from '../accounts/account-tokens/account-tokens.service.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { PrecreationDto } from '../accounts/registration/dto/back-office-request.dto.js';
import { PrecreationService } from '../accounts/registration/precreation.service.js';
import { TermsService } from '../accounts/registration/terms.service.js';
import { PasswordHashingService, type CurrentCaller } from '../platform/auth/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import { validateDto } from '../platform/validation/index.js';
import { PackageCatalogService } from '../credits/package-catalog.service.js';
import { RechargeService } from '../credits/recharge.service.js';
import { SettingsAdminService } from '../settings/settings-admin.service.js';
import {
  DEMO_ACCOUNTS,
  DEMO_OPERATOR,
  DEMO_PASSWORD,
  type DemoCallers,
} from './demo-accounts.constants.js';
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
    private readonly accountTokensService: AccountTokensService,
    private readonly precreationService: PrecreationService,
    private readonly termsService: TermsService,
    private readonly packageCatalogService: PackageCatalogService,
    private readonly rechargeService: RechargeService,
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
      callers.admin = await this.createOperator(callers.superadmin);
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
      await this.rechargeAccounts(callers);
      return callers;
    });
  }

  /** The operator is invited and chooses a password like any other. */
  private async createOperator(superAdmin: CurrentCaller): Promise<CurrentCaller> {
    const { id } = await this.precreationService.precreateAccount(
      superAdmin,
      validateDto(PrecreationDto, DEMO_OPERATOR),
    );
    // The link of the invitation is in the e-mail only.
    const token = await this.accountTokensService.issueAccountToken(id, 'terms', 1);
    const answers = { userId: id, token, password: DEMO_PASSWORD, confirmPassword: DEMO_PASSWORD };
    await this.termsService.completeAccount({ user: JSON.stringify(answers) }, {});
    return { id, role: DEMO_OPERATOR.role, isContractVerified: true };
  }

  private async rechargeAccounts({
    installatore,
    concorrente,
    superadmin,
  }: DemoCallers): Promise<void> {
    const [base, professional] = (await this.packageCatalogService.listPackagesOnSale()).map(
      ({ id }) => id,
    );
    for (const [owner, rechargePackageId] of [
      [installatore, base],
      [installatore, professional],
      [concorrente, base],
    ] as const) {
      if (rechargePackageId !== undefined)
        await this.rechargeService.applyRecharge({
          accountId: owner.id,
          rechargePackageId,
          by: superadmin,
        });
    }
  }
}
