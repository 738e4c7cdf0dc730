import { Module, type DynamicModule } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { LoginModule } from './accounts/login/login.module.js';
import { PasswordRecoveryModule } from './accounts/password-recovery/password-recovery.module.js';
import { ProfileModule } from './accounts/profile/profile.module.js';
import { RegistrationModule } from './accounts/registration/registration.module.js';
import { SessionsModule } from './accounts/sessions/sessions.module.js';
import { TwoFactorModule } from './accounts/two-factor/two-factor.module.js';
import { UsersModule } from './accounts/users/users.module.js';
import { ActivityModule } from './activity/activity.module.js';
import { AuditSearchModule } from './audit/audit-search.module.js';
import { BackgroundTasksModule } from './background-tasks/background-tasks.module.js';
import { BrowserErrorsModule } from './browser-errors/browser-errors.module.js';
import { DemoModule } from './demo/demo.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { LibraryModule } from './library/library.module.js';
import { DevMailModule } from './mail/dev/dev-mail.module.js';
import { FailedJobsModule } from './mail/failed-jobs.module.js';
import { DossierArchiveModule } from './module/archive/dossier-archive.module.js';
import { BeneficiaryLinkModule } from './module/beneficiary-link/beneficiary-link.module.js';
import { WorkBoardModule } from './module/board/work-board.module.js';
import { DeadlinesModule } from './module/deadlines/deadlines.module.js';
import { DossiersModule } from './module/dossiers.module.js';
import { DossierErasureModule } from './module/erasure/dossier-erasure.module.js';
import { ImportsModule } from './module/imports.module.js';
import { InvoicesModule } from './module/invoices/invoices.module.js';
import { PapersModule } from './module/papers.module.js';
import { ReviewModule } from './module/review.module.js';
import { SignaturesModule } from './module/signatures/signatures.module.js';
import { MunicipalityImportModule } from './municipalities/import/municipality-import.module.js';
import { MunicipalitiesModule } from './municipalities/municipalities.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { AuditLogModule } from './platform/audit/audit-log.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { CreditsModule } from './credits/credits.module.js';
import { RemoteOverridesModule } from './remote-overrides/remote-overrides.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { SettingsAdminModule } from './settings/settings-admin.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { UploadModule } from './upload/upload.module.js';
import type { AppConfig } from './platform/config/index.js';
import type { JobsMode } from './platform/jobs/index.js';

/** The contexts of the portal; no order is needed, since fixed paths win over those with a parameter. */
const FEATURE_MODULES: NonNullable<DynamicModule['imports']> = [
  AccountsModule,
  ActivityModule,
  AuditLogModule,
  AuditSearchModule,
  BackgroundTasksModule,
  BeneficiaryLinkModule,
  BrowserErrorsModule,
  CreditsModule,
  DeadlinesModule,
  DemoModule,
  DossierArchiveModule,
  DossierErasureModule,
  DossiersModule,
  ExportsModule,
  FailedJobsModule,
  ImportsModule,
  InvoicesModule,
  LibraryModule,
  LoginModule,
  MunicipalitiesModule,
  MunicipalityImportModule,
  NotificationsModule,
  PapersModule,
  PasswordRecoveryModule,
  ProfileModule,
  RegistrationModule,
  RemoteOverridesModule,
  RetentionModule,
  ReviewModule,
  SessionsModule,
  SettingsAdminModule,
  SettingsModule,
  SignaturesModule,
  TwoFactorModule,
  UploadModule,
  UsersModule,
  WorkBoardModule,
];

@Module({})
export class AppModule {
  static forRoot(config: AppConfig, jobs: JobsMode): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.forRoot(config, jobs),
        ...FEATURE_MODULES,
        ...embeddedModules(config),
      ],
    };
  }
}

/** Mails written to files are read in the browser. */
const embeddedModules = ({
  embedded,
  smtpUrl,
}: AppConfig): NonNullable<DynamicModule['imports']> =>
  embedded && smtpUrl === null ? [DevMailModule] : [];
