import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../settings/settings.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SettingsAdminModule } from '../settings/settings-admin.module.js';
import { AccountCreditsController } from './account-credits.controller.js';
import { ActivePackageEntity } from './active-package.entity.js';
import { ActivePackageRepository } from './active-package.repository.js';
import { BankStatementController } from './bank-statement/bank-statement.controller.js';
import { BankStatementService } from './bank-statement/bank-statement.service.js';
import { CreditedBankLine } from './package-orders/credited-bank-line.entity.js';
import { CreditedBankLineRepository } from './package-orders/credited-bank-line.repository.js';
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
import { InfectedReceiptListener } from './package-orders/infected-receipt.listener.js';
import { OfficeOrdersController } from './package-orders/office-orders.controller.js';
import { OrderAccountDataContributor } from './package-orders/order-account-data.contributor.js';
import { OrderDecisionService } from './package-orders/order-decision.service.js';
import { OrderReceiptService } from './package-orders/order-receipt.service.js';
import { OrderSearchService } from './package-orders/order-search.service.js';
import { PackageOrder } from './package-orders/package-order.entity.js';
import { PackageOrderLogService } from './package-orders/package-order-log.service.js';
import { PackageOrderRepository } from './package-orders/package-order.repository.js';
import { PackageOrderService } from './package-orders/package-order.service.js';
import { PackageOrdersController } from './package-orders/package-orders.controller.js';
import { PaymentAccountDataContributor } from './payment-logs/payment-account-data.contributor.js';
import { PaymentLogsController } from './payment-logs/payment-logs.controller.js';
import { PaidDossierRegistry } from './payment-logs/paid-dossier.registry.js';
import { PaymentLogsService } from './payment-logs/payment-logs.service.js';

/** Credits of a company: packages on sale, orders of them by transfer, debits and payments. */
@Module({
  imports: [
    SettingsModule,
    TypeOrmModule.forFeature([
      RechargePackageEntity,
      ActivePackageEntity,
      CreditMovement,
      CreditRequest,
      PackageOrder,
      CreditedBankLine,
    ]),
    AccountsModule,
    NotificationsModule,
    SettingsAdminModule,
  ],
  controllers: [
    RechargePackageController,
    AccountCreditsController,
    PaymentsController,
    BankStatementController,
    OfficeOrdersController,
    PackageOrdersController,
    PaymentLogsController,
  ],
  providers: [
    ActivePackageRepository,
    BankStatementService,
    CreditedBankLineRepository,
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
    InfectedReceiptListener,
    OrderAccountDataContributor,
    OrderDecisionService,
    OrderReceiptService,
    OrderSearchService,
    PackageOrderLogService,
    PackageOrderRepository,
    PackageOrderService,
    PaymentAccountDataContributor,
    PaymentLogsService,
    PaidDossierRegistry,
  ],
  exports: [
    PaidDossierRegistry,
    ActivePackageRepository,
    CreditRequestService,
    CreditsService,
    CreditLedgerRepository,
    PackageCatalogService,
    PackageOrderRepository,
    PaymentLogsService,
    PaymentsService,
    RechargeService,
    WalletService,
  ],
})
export class CreditsModule {}
