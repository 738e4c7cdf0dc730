import { Global, Module, type DynamicModule } from '@nestjs/common';
import { AuditLogModule } from './audit/audit-log.module.js';
import { AuthModule } from './auth/index.js';
import { AppConfig } from './config/index.js';
import { DatabaseModule } from './database/index.js';
import { DomainEventsModule } from './events/index.js';
import { FilesModule } from './files.module.js';
import { HttpModule } from './http.module.js';
import { JobsModule } from './jobs.module.js';
import type { JobsMode } from './jobs/index.js';
import { MailModule } from './mail/index.js';
import { ObservabilityModule } from './observability.module.js';

/** Infrastructure for all features; each part picks its adapter from the configuration. */
@Global()
@Module({})
export class PlatformModule {
  static forRoot(config: AppConfig, jobs: JobsMode): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        ObservabilityModule.forRoot(
          jobs === 'queue' || jobs === 'sandbox' ? 'pratiche-worker' : 'pratiche-http',
        ),
        DatabaseModule,
        DomainEventsModule,
        AuditLogModule,
        JobsModule.forRoot(jobs),
        FilesModule,
        MailModule,
        HttpModule,
        AuthModule,
      ],
      providers: [{ provide: AppConfig, useValue: config }],
      exports: [AppConfig],
    };
  }
}
