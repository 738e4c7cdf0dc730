import { remotePages } from '@pratiche/federation/remote';
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

export default remotePages('mfe-admin', {
  received: withOffice(ReceivedPage),
  completed: withOffice(CompletedPage),
  board: withOffice(WorkBoardPage),
  counted: withOffice(CountedPage),
  months: withOffice(MonthsPage),
  settings: withOffice(SettingsListPage),
  setting: withOffice(SettingDetailPage),
  audit: withOffice(AuditPage),
  library: withOffice(LibraryPage),
  mail: withOffice(FailedJobsPage),
  municipalities: withOffice(MunicipalitiesPage),
  registrations: withOffice(RegistrationsPage),
  users: withOffice(UsersPage),
  user: withOffice(UserPage),
  payments: withOffice(PaymentLogsPage),
  transfers: withOffice(TransfersPage),
});
