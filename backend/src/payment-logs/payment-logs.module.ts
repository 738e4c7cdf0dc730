import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { CreditsModule } from '../recharge-package/credits.module.js';
import { PaymentAccountDataContributor } from './payment-account-data.contributor.js';
import { PaymentLogsController } from './payment-logs.controller.js';
import { PaymentLogsService } from './payment-logs.service.js';

@Module({
  imports: [AccountsModule, CreditsModule],
  controllers: [PaymentLogsController],
  providers: [PaymentAccountDataContributor, PaymentLogsService],
  exports: [PaymentLogsService],
})
export class PaymentLogsModule {}
