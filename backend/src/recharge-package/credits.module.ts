import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../settings/settings.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SettingsAdminModule } from '../settings/settings-admin.module.js';
import { AccountCreditsController } from './account-credits.controller.js';
import { ActivePackageRow } from './active-package.entity.js';
import { AdjustmentService } from './adjustment.service.js';
import { CreditMovement } from './credit-movement.entity.js';
import { CreditRequest } from './credit-request.entity.js';
import { CreditRequests } from './credit-requests.js';
import { CreditsService } from './credits.service.js';
import { Ledger } from './ledger.js';
import { PackagesGuardian } from './packages.guardian.js';
import { PackagesSeed } from './packages-seed.js';
import { PaymentsController } from './payments.controller.js';
import { PaymentsService } from './payments.service.js';
import { RechargePackageRow } from './recharge-package.entity.js';
import { RechargePackageController } from './recharge-package.controller.js';
import { RechargeService } from './recharge.service.js';
import { Wallets } from './wallets.js';

@Module({
  imports: [
    SettingsModule,
    TypeOrmModule.forFeature([RechargePackageRow, ActivePackageRow, CreditMovement, CreditRequest]),
    AccountsModule,
    NotificationsModule,
    SettingsAdminModule,
  ],
  controllers: [RechargePackageController, AccountCreditsController, PaymentsController],
  providers: [
    AdjustmentService,
    CreditRequests,
    CreditsService,
    Ledger,
    PackagesGuardian,
    PackagesSeed,
    PaymentsService,
    RechargeService,
    Wallets,
  ],
  exports: [CreditsService, Ledger, RechargeService, Wallets],
})
export class CreditsModule {}
