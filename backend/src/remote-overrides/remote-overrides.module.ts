import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { SessionsModule } from '../accounts/sessions/sessions.module.js';
import { RemoteOverridesController } from './remote-overrides.controller.js';
import { RemoteOverridesService } from './remote-overrides.service.js';

/** `RemoteOverrides`: one remote from elsewhere, in one browser. */
@Module({
  imports: [AccountsModule, SessionsModule],
  controllers: [RemoteOverridesController],
  providers: [RemoteOverridesService],
})
export class RemoteOverridesModule {}
