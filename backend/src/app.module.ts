import { Module, type DynamicModule } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import type { AppConfig } from './platform/config/index.js';
import type { JobsMode } from './platform/jobs/index.js';
import { PlatformModule } from './platform/platform.module.js';

/** The features of the portal, one module per API resource. */
const FEATURES: NonNullable<DynamicModule['imports']> = [AccountsModule];

@Module({})
export class AppModule {
  static forRoot(config: AppConfig, jobs: JobsMode): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.forRoot(config, jobs), ...FEATURES] };
  }
}
