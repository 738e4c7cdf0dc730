import { Module } from '@nestjs/common';
import { AccountDataModule } from '../account-data/account-data.module.js';
import { AccountFilesModule } from '../account-files/account-files.module.js';
import { AccountTokensModule } from '../account-tokens/account-tokens.module.js';
import { AccountsModule } from '../accounts.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { AccountErasureService } from './account-erasure.service.js';

/** How an account is erased: on request, by its owner's refusal, or when it was never confirmed. */
@Module({
  imports: [
    AccountDataModule,
    AccountFilesModule,
    AccountTokensModule,
    AccountsModule,
    SessionsModule,
    TwoFactorModule,
  ],
  providers: [AccountErasureService],
  exports: [AccountErasureService],
})
export class AccountErasureModule {}
