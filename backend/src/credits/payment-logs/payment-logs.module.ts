import { Module } from '@nestjs/common';
import { AccountDataModule } from '../../accounts/account-data/account-data.module.js';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { CreditsModule } from '../credits.module.js';
import { PaymentAccountDataContributor } from './payment-account-data.contributor.js';
import { PaymentLogsController } from './payment-logs.controller.js';
import { PaymentLogsService } from './payment-logs.service.js';

@Module({
  imports: [AccountDataModule, AccountsModule, CreditsModule],
  controllers: [PaymentLogsController],
  providers: [PaymentAccountDataContributor, PaymentLogsService],
  exports: [PaymentLogsService],
})
export class PaymentLogsModule {}
