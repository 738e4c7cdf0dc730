import { OutboxJobs1763700000001 } from './1763700000001-outbox-jobs.js';
import { Accounts1763700000002 } from './1763700000002-accounts.js';
import { RefreshSessions1763700000003 } from './1763700000003-refresh-sessions.js';
import { Dossiers1763700000010 } from './1763700000010-dossiers.js';
import { PackagesAndCredits1763700000011 } from './1763700000011-packages-and-credits.js';
import { Uploads1763700000012 } from './1763700000012-uploads.js';
import { Municipalities1763700000013 } from './1763700000013-municipalities.js';
import { Notifications1763700000014 } from './1763700000014-notifications.js';
import { DocumentSet1763700000015 } from './1763700000015-document-set.js';
import { DossierCreations1763700000016 } from './1763700000016-dossier-creations.js';
import { BeneficiaryLinks1763700000020 } from './1763700000020-beneficiary-links.js';
import { Library1763700000025 } from './1763700000025-library.js';
import { Works1763700000030 } from './1763700000030-works.js';
import { FileWrites1763700000031 } from './1763700000031-file-writes.js';
import { DossierSnapshots1763700000035 } from './1763700000035-dossier-snapshots.js';
import { Messages1763700000036 } from './1763700000036-messages.js';
import { Registration1763700000045 } from './1763700000045-registration.js';
import { Audit1763700000050 } from './1763700000050-audit.js';
import { Schedule1763700000051 } from './1763700000051-schedule.js';
import { Settings1763700000052 } from './1763700000052-settings.js';
import { CreditRequests1763700000053 } from './1763700000053-credit-requests.js';
import { Sessions1763700000060 } from './1763700000060-sessions.js';
import { Attempts1763700000061 } from './1763700000061-attempts.js';
import { TwoFactor1763700000062 } from './1763700000062-two-factor.js';
import { AccountStates1763700000065 } from './1763700000065-account-states.js';
import { NotificationKinds1763700000070 } from './1763700000070-notification-kinds.js';
import { MailDeliveries1763700000071 } from './1763700000071-mail-deliveries.js';
import { MunicipalityImports1763700000075 } from './1763700000075-municipality-imports.js';
import { ListIndexes1763700000078 } from './1763700000078-list-indexes.js';
import { NameIndex1763700000079 } from './1763700000079-name-index.js';
import { SavedViews1763700000080 } from './1763700000080-saved-views.js';
import { JobRequests1763700000086 } from './1763700000086-job-requests.js';
import { Retention1763700000087 } from './1763700000087-retention.js';
import { UnscannedFiles1763700000090 } from './1763700000090-unscanned-files.js';
import { ExactNames1763700000091 } from './1763700000091-exact-names.js';
import { JobTraces1763700000095 } from './1763700000095-job-traces.js';
import { OperatorStatusIndex1763700000098 } from './1763700000098-operator-status-index.js';
import { CountingIndexes1763700000099 } from './1763700000099-counting-indexes.js';
import { StoredBytesIndexes1763700000100 } from './1763700000100-stored-bytes-indexes.js';
import { IdempotencyKeys1763700000101 } from './1763700000101-idempotency-keys.js';
import { IdempotencyKeyAge1763700000102 } from './1763700000102-idempotency-key-age.js';
import { DossierEdits1763700000103 } from './1763700000103-dossier-edits.js';
import { FileFilings1763700000105 } from './1763700000105-file-filings.js';
import { DossierFilings1763700000106 } from './1763700000106-dossier-filings.js';
import { DossierDoubts1763700000107 } from './1763700000107-dossier-doubts.js';
import { DossierKeys1763700000108 } from './1763700000108-dossier-keys.js';
import { FileHashIndex1763700000109 } from './1763700000109-file-hash-index.js';
import { Invoices1763700000110 } from './1763700000110-invoices.js';
import { ExpenseYear1763700000113 } from './1763700000113-expense-year.js';
import { PaperEditions1763700000114 } from './1763700000114-paper-editions.js';
import { AcceptedTerms1763700000120 } from './1763700000120-accepted-terms.js';
import { DossierKeyWorks1763700000121 } from './1763700000121-dossier-key-works.js';
import { OperatorTurns1763700000130 } from './1763700000130-operator-turns.js';
import { AccountOperator1763700000131 } from './1763700000131-account-operator.js';
import { MovementAmountIndex1763700000132 } from './1763700000132-movement-amount-index.js';
import { WorkRank1763700000140 } from './1763700000140-work-rank.js';
import { SharedViews1763700000141 } from './1763700000141-shared-views.js';
import { UnreadThreads1763700000142 } from './1763700000142-unread-threads.js';
import { OperatorQueue1763700000150 } from './1763700000150-operator-queue.js';
import { CopiedFields1763700000151 } from './1763700000151-copied-fields.js';
import { Postponement1763700000152 } from './1763700000152-postponement.js';
import { OperatorActs1763700000153 } from './1763700000153-operator-acts.js';
import { DossierSkips1763700000154 } from './1763700000154-dossier-skips.js';
import { DocumentChecks1763700000160 } from './1763700000160-document-checks.js';
import { ReturnPoints1763700000161 } from './1763700000161-return-points.js';
import { PackageOrders1763700000173 } from './1763700000173-package-orders.js';
import { DueNotifications1763700000174 } from './1763700000174-due-notifications.js';
import { DossierPostponements1763700000175 } from './1763700000175-dossier-postponements.js';
import { PaperSignatures1763700000180 } from './1763700000180-paper-signatures.js';
import { WaitingFiles1763700000190 } from './1763700000190-waiting-files.js';
import { ContractDecisions1763700000195 } from './1763700000195-contract-decisions.js';
import { HeldRegistrations1763700000196 } from './1763700000196-held-registrations.js';
import { UnreadNotifications1763700000197 } from './1763700000197-unread-notifications.js';
import { AccountLogo1763700000201 } from './1763700000201-account-logo.js';
import { SigningInvitations1763700000205 } from './1763700000205-signing-invitations.js';
import { VerifiedAccounts1763700000210 } from './1763700000210-verified-accounts.js';
import { PrintedLines1763700000215 } from './1763700000215-printed-lines.js';
import { DrawingCopies1763700000225 } from './1763700000225-drawing-copies.js';
import { JobInterruptions1763700000230 } from './1763700000230-job-interruptions.js';
import { PortalSignatures1763700000240 } from './1763700000240-portal-signatures.js';
import { DossierRevision1763700000245 } from './1763700000245-dossier-revision.js';
import { ErasedDossiers1763700000246 } from './1763700000246-erased-dossiers.js';
import { ReleasedCpids1763700000255 } from './1763700000255-released-cpids.js';
import { FilingCorrections1763700000256 } from './1763700000256-filing-corrections.js';
import { BackupRuns1763700000260 } from './1763700000260-backup-runs.js';
import { EnergySavings1763700000290 } from './1763700000290-energy-savings.js';
import { EneaPrintOutcomes1763700000300 } from './1763700000300-enea-print-outcomes.js';
import { SettingListEditions1763700000310 } from './1763700000310-setting-list-editions.js';
import { SeenDoubts1763700000320 } from './1763700000320-seen-doubts.js';
import { SearchKeys1763700000350 } from './1763700000350-search-keys.js';
import { CreditedBankLines1763700000360 } from './1763700000360-credited-bank-lines.js';
import { DossierNotes1763700000370 } from './1763700000370-dossier-notes.js';

/**
 * All migrations in order, one set for every database. New migrations go to the end; a published
 * migration never changes.
 */
export const migrations = [
  OutboxJobs1763700000001,
  Accounts1763700000002,
  RefreshSessions1763700000003,
  Dossiers1763700000010,
  PackagesAndCredits1763700000011,
  Uploads1763700000012,
  Municipalities1763700000013,
  Notifications1763700000014,
  DocumentSet1763700000015,
  DossierCreations1763700000016,
  BeneficiaryLinks1763700000020,
  Library1763700000025,
  Works1763700000030,
  FileWrites1763700000031,
  DossierSnapshots1763700000035,
  Messages1763700000036,
  Registration1763700000045,
  Audit1763700000050,
  Schedule1763700000051,
  Settings1763700000052,
  CreditRequests1763700000053,
  Sessions1763700000060,
  Attempts1763700000061,
  TwoFactor1763700000062,
  AccountStates1763700000065,
  NotificationKinds1763700000070,
  MailDeliveries1763700000071,
  MunicipalityImports1763700000075,
  ListIndexes1763700000078,
  NameIndex1763700000079,
  SavedViews1763700000080,
  JobRequests1763700000086,
  Retention1763700000087,
  UnscannedFiles1763700000090,
  ExactNames1763700000091,
  JobTraces1763700000095,
  OperatorStatusIndex1763700000098,
  CountingIndexes1763700000099,
  StoredBytesIndexes1763700000100,
  IdempotencyKeys1763700000101,
  IdempotencyKeyAge1763700000102,
  DossierEdits1763700000103,
  FileFilings1763700000105,
  DossierFilings1763700000106,
  DossierDoubts1763700000107,
  DossierKeys1763700000108,
  FileHashIndex1763700000109,
  Invoices1763700000110,
  ExpenseYear1763700000113,
  PaperEditions1763700000114,
  AcceptedTerms1763700000120,
  DossierKeyWorks1763700000121,
  OperatorTurns1763700000130,
  AccountOperator1763700000131,
  MovementAmountIndex1763700000132,
  WorkRank1763700000140,
  SharedViews1763700000141,
  UnreadThreads1763700000142,
  OperatorQueue1763700000150,
  CopiedFields1763700000151,
  Postponement1763700000152,
  OperatorActs1763700000153,
  DossierSkips1763700000154,
  DocumentChecks1763700000160,
  ReturnPoints1763700000161,
  PackageOrders1763700000173,
  DueNotifications1763700000174,
  DossierPostponements1763700000175,
  PaperSignatures1763700000180,
  WaitingFiles1763700000190,
  ContractDecisions1763700000195,
  HeldRegistrations1763700000196,
  UnreadNotifications1763700000197,
  AccountLogo1763700000201,
  SigningInvitations1763700000205,
  VerifiedAccounts1763700000210,
  PrintedLines1763700000215,
  DrawingCopies1763700000225,
  JobInterruptions1763700000230,
  PortalSignatures1763700000240,
  DossierRevision1763700000245,
  ErasedDossiers1763700000246,
  ReleasedCpids1763700000255,
  FilingCorrections1763700000256,
  BackupRuns1763700000260,
  EnergySavings1763700000290,
  EneaPrintOutcomes1763700000300,
  SettingListEditions1763700000310,
  SeenDoubts1763700000320,
  SearchKeys1763700000350,
  CreditedBankLines1763700000360,
  DossierNotes1763700000370,
];
