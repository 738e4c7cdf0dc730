import { Module, type DynamicModule } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { LoginModule } from './accounts/login.module.js';
import { ProfileModule } from './accounts/profile/profile.module.js';
import { RegistrationModule } from './accounts/registration/registration.module.js';
import { UsersModule } from './accounts/users/users.module.js';
import { ActivityModule } from './activity/activity.module.js';
import { DemoModule } from './demo/demo.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { LibraryModule } from './library/library.module.js';
import { DevMailModule } from './mail/dev/dev-mail.module.js';
import { DossierArchiveModule } from './module/archive/dossier-archive.module.js';
import { BeneficiaryLinkModule } from './module/beneficiary-link/beneficiary-link.module.js';
import { WorkBoardModule } from './module/board/work-board.module.js';
import { DeadlinesModule } from './module/deadlines/deadlines.module.js';
import { DossiersModule } from './module/dossiers.module.js';
import { DossierErasureModule } from './module/erasure/dossier-erasure.module.js';
import { ImportsModule } from './module/imports.module.js';
import { InvoicesModule } from './module/invoices/invoices.module.js';
import { DossierNotesModule } from './module/notes/dossier-notes.module.js';
import { PapersModule } from './module/papers.module.js';
import { ReviewModule } from './module/review.module.js';
import { SignaturesModule } from './module/signatures/signatures.module.js';
import { BackupModule } from './backup/backup.module.js';
import { MunicipalitiesModule } from './municipalities/municipalities.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { CreditsModule } from './credits/credits.module.js';
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
  BackupModule,
  BeneficiaryLinkModule,
  CreditsModule,
  DeadlinesModule,
  DemoModule,
  DossierArchiveModule,
  DossierErasureModule,
  DossierNotesModule,
  DossiersModule,
  ExportsModule,
  ImportsModule,
  InvoicesModule,
  LibraryModule,
  LoginModule,
  MunicipalitiesModule,
  NotificationsModule,
  OperationsModule,
  PapersModule,
  ProfileModule,
  RegistrationModule,
  RetentionModule,
  ReviewModule,
  SettingsAdminModule,
  SettingsModule,
  SignaturesModule,
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
