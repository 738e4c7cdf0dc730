import { Module, type DynamicModule } from '@nestjs/common';
import { AccountsModule } from './accounts/accounts.module.js';
import { ActivityModule } from './activity/activity.module.js';
import { DossierArchiveModule } from './module/archive/dossier-archive.module.js';
import { BeneficiaryLinkModule } from './module/beneficiary-link/beneficiary-link.module.js';
import { DeadlinesModule } from './module/deadlines/deadlines.module.js';
import { CustomerImportModule } from './module/customer-import/customer-import.module.js';
import { DeductionSheetModule } from './module/deduction-sheet/deduction-sheet.module.js';
import { DemoModule } from './demo/demo.module.js';
import { DocumentsModule } from './module/documents/documents.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { LibraryModule } from './library/library.module.js';
import { DevMailModule } from './mail/dev/dev-mail.module.js';
import { MessagesModule } from './module/messages/messages.module.js';
import { DossierListModule } from './module/list/dossier-list.module.js';
import { DossierStatusModule } from './module/status/dossier-status.module.js';
import { DossierBulkModule } from './module/bulk/dossier-bulk.module.js';
import { OwnFiguresModule } from './module/figures/own-figures.module.js';
import { WorkBoardModule } from './module/board/work-board.module.js';
import { DoubtsModule } from './module/doubts/doubts.module.js';
import { CopiedFieldsModule } from './module/copied-fields/copied-fields.module.js';
import { DossierChargeModule } from './module/charge/dossier-charge.module.js';
import { WaitingFilesModule } from './module/waiting-files/waiting-files.module.js';
import { DossierPresenceModule } from './module/presence/dossier-presence.module.js';
import { PostponementModule } from './module/postpone/postponement.module.js';
import { UndoModule } from './module/undo/undo.module.js';
import { PaletteModule } from './module/palette/palette.module.js';
import { QueueModule } from './module/queue/queue.module.js';
import { DossierErasureModule } from './module/erasure/dossier-erasure.module.js';
import { InvoicesModule } from './module/invoices/invoices.module.js';
import { OfficeEditModule } from './module/office-edit/office-edit.module.js';
import { DossiersModule } from './module/dossiers.module.js';
import { MunicipalitiesModule } from './municipalities/municipalities.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { PackageOrdersModule } from './package-orders/package-orders.module.js';
import { PaymentLogsModule } from './payment-logs/payment-logs.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { PrefilledDocumentsModule } from './module/prefilled-documents/prefilled-documents.module.js';
import { SignaturesModule } from './module/signatures/signatures.module.js';
import { ProfileModule } from './accounts/profile/profile.module.js';
import { CreditsModule } from './recharge-package/credits.module.js';
import { RegistrationModule } from './accounts/registration/registration.module.js';
import { LoginModule } from './accounts/login.module.js';
import { RetentionModule } from './retention/retention.module.js';
import { SettingsAdminModule } from './settings/settings-admin.module.js';
import { SettingsModule } from './settings/settings.module.js';
import { UploadModule } from './upload/upload.module.js';
import { UsersModule } from './accounts/users/users.module.js';
import { ListColumnsModule } from './module/list-columns/list-columns.module.js';
import { SavedViewsModule } from './module/saved-views/saved-views.module.js';
import { XmlModule } from './module/xml/xml.module.js';
import type { AppConfig } from './platform/config/index.js';
import type { JobsMode } from './platform/jobs/index.js';
import { OperationsModule } from './operations/operations.module.js';

/** The features of the portal, one module per API resource. */
const FEATURE_MODULES: NonNullable<DynamicModule['imports']> = [
  AccountsModule,
  ActivityModule,
  DossierArchiveModule,
  OperationsModule,
  BeneficiaryLinkModule,
  CreditsModule,
  DeadlinesModule,
  CustomerImportModule,
  DeductionSheetModule,
  DemoModule,
  DocumentsModule,
  // Fixed paths before `Module/:id`.
  DoubtsModule,
  DossierListModule,
  CopiedFieldsModule,
  DossierChargeModule,
  DossierPresenceModule,
  WaitingFilesModule,
  PaletteModule,
  QueueModule,
  PostponementModule,
  UndoModule,
  DossierStatusModule,
  DossierBulkModule,
  WorkBoardModule,
  OwnFiguresModule,
  DossierErasureModule,
  InvoicesModule,
  DossiersModule,
  OfficeEditModule,
  ExportsModule,
  MessagesModule,
  LibraryModule,
  LoginModule,
  MunicipalitiesModule,
  NotificationsModule,
  PackageOrdersModule,
  PaymentLogsModule,
  PrefilledDocumentsModule,
  SignaturesModule,
  ProfileModule,
  RegistrationModule,
  RetentionModule,
  SettingsAdminModule,
  SettingsModule,
  UploadModule,
  UsersModule,
  ListColumnsModule,
  SavedViewsModule,
  XmlModule,
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
