import { Global, Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { AppConfig } from './config/index.js';
import { DatabaseModule } from './database/index.js';
import { FileReadingModule } from './file-reading/index.js';
import { HealthModule } from './health/health.module.js';
import { ProblemFilter } from './http/problem.filter.js';
import { ForbiddenAccessService } from './http/forbidden-access.service.js';
import { JobsModule, type JobsMode } from './jobs/index.js';
import { LoggingModule } from './logging/logging.module.js';
import { MailModule } from './mail/index.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { LogoRewritingService, PictureRewritingService } from './pictures/index.js';
import { DtoValidationPipe, UnknownQueryInterceptor } from './validation/index.js';
import { ScheduleModule } from './schedule/index.js';
import { ScanningModule } from './scanning/index.js';
import { AuthModule, JwtAuthGuard, PolicyGuard } from './auth/index.js';
import { RateLimitGuard, RateLimitingModule } from './rate-limiting/index.js';
import { StorageModule } from './storage/index.js';
import { TracingModule } from './tracing/index.js';

/** Infrastructure for all features; each part picks its adapter from the configuration. */
@Global()
@Module({})
export class PlatformModule {
  static forRoot(config: AppConfig, jobs: JobsMode): DynamicModule {
    return {
      module: PlatformModule,
      imports: [
        LoggingModule,
        DatabaseModule,
        TracingModule.forRoot(
          jobs === 'queue' || jobs === 'sandbox' ? 'pratiche-worker' : 'pratiche-http',
        ),
        MetricsModule,
        JobsModule.forRoot(jobs),
        ScheduleModule.forRoot(jobs),
        ScanningModule,
        FileReadingModule,
        StorageModule,
        MailModule,
        RateLimitingModule,
        AuthModule,
        HealthModule,
      ],
      providers: [
        { provide: AppConfig, useValue: config },
        { provide: APP_FILTER, useClass: ProblemFilter },
        { provide: APP_INTERCEPTOR, useClass: UnknownQueryInterceptor },
        { provide: APP_PIPE, useClass: DtoValidationPipe },
        // In this order: calls that the policy refuses count for the rate limit of their caller.
        { provide: APP_GUARD, useExisting: JwtAuthGuard },
        { provide: APP_GUARD, useExisting: RateLimitGuard },
        { provide: APP_GUARD, useClass: PolicyGuard },
        ForbiddenAccessService,
        LogoRewritingService,
        PictureRewritingService,
      ],
      exports: [AppConfig, ForbiddenAccessService, LogoRewritingService, PictureRewritingService],
    };
  }
}
