import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../settings/settings.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SettingsAdminModule } from '../settings/settings-admin.module.js';
import { AccountCreditsController } from './account-credits.controller.js';
import { ActivePackageEntity } from './active-package.entity.js';
import { ActivePackageRepository } from './active-package.repository.js';
import { CreditAccountDataContributor } from './credit-account-data.contributor.js';
import { CreditAdjustmentService } from './credit-adjustment.service.js';
import { CreditMovement } from './credit-movement.entity.js';
import { CreditRequest } from './credit-request.entity.js';
import { CreditRequestRepository } from './credit-request.repository.js';
import { CreditRequestService } from './credit-request.service.js';
import { CreditsService } from './credits.service.js';
import { CreditLedgerRepository } from './credit-ledger.repository.js';
import { PackageCatalogService } from './package-catalog.service.js';
import { PackagesSettingValidator } from './packages-setting.validator.js';
import { PackageSeedService } from './package-seed.service.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { RechargePackageEntity } from './recharge-package.entity.js';
import { RechargePackageRepository } from './recharge-package.repository.js';
import { RechargePackageController } from './recharge-package.controller.js';
import { RechargeService } from './recharge.service.js';
import { SentHistoryService } from './sent-history.service.js';
import { WalletService } from './wallet.service.js';

@Module({
  imports: [
    SettingsModule,
    TypeOrmModule.forFeature([
      RechargePackageEntity,
      ActivePackageEntity,
      CreditMovement,
      CreditRequest,
    ]),
    AccountsModule,
    NotificationsModule,
    SettingsAdminModule,
  ],
  controllers: [RechargePackageController, AccountCreditsController, PaymentsController],
  providers: [
    ActivePackageRepository,
    CreditAccountDataContributor,
    CreditAdjustmentService,
    CreditRequestRepository,
    CreditRequestService,
    CreditsService,
    CreditLedgerRepository,
    PackageCatalogService,
    PackagesSettingValidator,
    PackageSeedService,
    PaymentsService,
    RechargePackageRepository,
    RechargeService,
    SentHistoryService,
    WalletService,
  ],
  exports: [
    ActivePackageRepository,
    CreditRequestService,
    CreditsService,
    CreditLedgerRepository,
    PackageCatalogService,
    PaymentsService,
    RechargeService,
    WalletService,
  ],
})
export class CreditsModule {}
