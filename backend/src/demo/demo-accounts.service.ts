import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { getTodayInRome } from '@pratiche/domain';
import { AccountFilesService } from '../accounts/account-files/account-files.service.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { PasswordHashingService } from '../platform/auth/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import type { ReceivedFile } from '../platform/files/upload-intake.service.js';
import { FileStorageService } from '../platform/storage/index.js';
import { SettingsAdminService } from '../settings/settings-admin.service.js';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoCallers } from './demo-accounts.constants.js';
import { createDemoPdf } from './demo-pdf.factory.js';
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
    private readonly accountFilesService: AccountFilesService,
    private readonly accountsService: AccountsService,
    private readonly demoOperatorService: DemoOperatorService,
    private readonly demoPackageService: DemoPackageService,
    private readonly fileStorageService: FileStorageService,
    private readonly passwordHashingService: PasswordHashingService,
    private readonly settingsAdminService: SettingsAdminService,
  ) {}

  /** Creates all accounts with their packages in one transaction. */
  async createAccounts(): Promise<DemoCallers> {
    const passwordHash = await this.passwordHashingService.hashPassword(DEMO_PASSWORD);
    const contract = await this.storeContract();
    return this.unitOfWork.run(async () => {
      const callers = {} as DemoCallers;
      for (const name of Object.keys(DEMO_ACCOUNTS) as (keyof typeof DEMO_ACCOUNTS)[]) {
        const { id, role, contractVerified } = await this.accountsService.createAccount({
          ...DEMO_ACCOUNTS[name],
          passwordHash,
        });
        callers[name] = { id, role, isContractVerified: contractVerified };
      }
      await this.accountFilesService.storeAccountFiles(callers.nuovo.id, { contract });
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

  /** The contract that waits for a review. */
  private async storeContract(): Promise<ReceivedFile> {
    const bytes = await createDemoPdf('Contratto firmato', [
      DEMO_ACCOUNTS.nuovo.businessName,
      'Documento dimostrativo. Dati inventati: non ha alcun valore.',
    ]);
    const storageKey = `accounts/${randomUUID()}`;
    await this.fileStorageService.writeFile(storageKey, bytes);
    return {
      storageKey,
      fileName: 'contratto.pdf',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      contentType: 'application/pdf',
    };
  }
}
