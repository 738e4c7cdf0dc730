import { remotePages } from '@pratiche/federation/remote';
import type { RemotePageName } from '@pratiche/federation/routes';
import { LoadingState, loadWhenOnline } from '@pratiche/ui';
import { OfficeProvider } from '@pratiche/ui/office';
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { CompletedPage } from './list/CompletedPage.js';
import { LibraryPage } from './library/LibraryPage.js';
import { MunicipalitiesPage } from './municipalities/MunicipalitiesPage.js';
import { FailedJobsPage } from './mail/FailedJobsPage.js';
import { ReceivedPage } from './list/ReceivedPage.js';
import { MonthsPage } from './board/MonthsPage.js';
import { CountedPage } from './board/counted/CountedPage.js';
import { WorkBoardPage } from './board/WorkBoardPage.js';
import { PaymentLogsPage } from './payment-logs/PaymentLogsPage.js';
import { UserPage } from './users/detail/UserPage.js';
import { UsersPage } from './users/UsersPage.js';
import './users/users.css';
import './list/admin-list.css';
import './settings/settings.css';
import './settings/fields/edit-table.css';
import './settings/editors/packages.css';
import './shared/fields.css';
import './library/library.css';
import './municipalities/municipalities.css';

type OfficePage = ComponentType | LazyExoticComponent<ComponentType>;

const lazyPage = (load: () => Promise<ComponentType>): OfficePage =>
  lazy(async () => ({ default: await loadWhenOnline(load) }));

// The settings and the log bring the first editions of all texts, which no list waits for.
const AuditPage = lazyPage(async () => (await import('./audit/AuditPage.js')).AuditPage);
const SettingDetailPage = lazyPage(
  async () => (await import('./settings/SettingDetailPage.js')).SettingDetailPage,
);
const SettingsListPage = lazyPage(
  async () => (await import('./settings/SettingsListPage.js')).SettingsListPage,
);

const TransfersPage = lazyPage(
  async () => (await import('./transfers/TransfersPage.js')).TransfersPage,
);

const RegistrationsPage = lazyPage(
  async () => (await import('./registrations/RegistrationsPage.js')).RegistrationsPage,
);

const PAGES: Record<RemotePageName<'mfe-admin'>, OfficePage> = {
  received: ReceivedPage,
  completed: CompletedPage,
  board: WorkBoardPage,
  counted: CountedPage,
  months: MonthsPage,
  settings: SettingsListPage,
  setting: SettingDetailPage,
  audit: AuditPage,
  library: LibraryPage,
  mail: FailedJobsPage,
  municipalities: MunicipalitiesPage,
  registrations: RegistrationsPage,
  users: UsersPage,
  user: UserPage,
  payments: PaymentLogsPage,
  transfers: TransfersPage,
};

const withOffice = (Page: OfficePage): ComponentType =>
  function PageOfOffice() {
    return (
      <OfficeProvider>
        <Suspense fallback={<LoadingState />}>
          <Page />
        </Suspense>
      </OfficeProvider>
    );
  };

export default remotePages(
  Object.fromEntries(Object.entries(PAGES).map(([name, Page]) => [name, withOffice(Page)])),
);
