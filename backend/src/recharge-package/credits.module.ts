import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../settings/settings.module.js';
import { AccountsModule } from '../accounts/accounts.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AccountCreditsController } from './account-credits.controller.js';
import { ActivePackageRow } from './active-package.entity.js';
import { CreditMovement } from './credit-movement.entity.js';
import { CreditsService } from './credits.service.js';
import { Ledger } from './ledger.js';
import { RechargePackageRow } from './recharge-package.entity.js';
import { RechargePackageController } from './recharge-package.controller.js';
import { RechargeService } from './recharge.service.js';

@Module({
  imports: [SettingsModule, TypeOrmModule.forFeature([RechargePackageRow, ActivePackageRow, CreditMovement]), AccountsModule, NotificationsModule],
  controllers: [RechargePackageController, AccountCreditsController],
  providers: [CreditsService, Ledger, RechargeService],
  exports: [CreditsService, Ledger, RechargeService],
})
export class CreditsModule {}
