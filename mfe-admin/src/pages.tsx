import { remotePages } from '@pratiche/federation/remote';
import { loadedOnDemand, LoadingState } from '@pratiche/ui';
import { OfficeProvider } from '@pratiche/ui/office';
import type { ComponentType } from 'react';
import { CompletedPage, ReceivedPage } from './list/list-pages.js';
import { UsersPage } from './users/UsersPage.js';
import './users/users.css';
import './list/admin-list.css';
import './settings/settings.css';
import './settings/fields/edit-table.css';
import './settings/editors/packages.css';
import './shared/fields.css';

const lazyPage = (load: () => Promise<ComponentType>): ComponentType =>
  loadedOnDemand(load, <LoadingState />);

// The lists of dossiers and people are opened most, and wait for no other page.
const AuditPage = lazyPage(async () => (await import('./audit/AuditPage.js')).AuditPage);
const CountedPage = lazyPage(async () => (await import('./board/board-pages.js')).CountedPage);
const FailedJobsPage = lazyPage(
  async () => (await import('./mail/FailedJobsPage.js')).FailedJobsPage,
);
const LibraryPage = lazyPage(async () => (await import('./library/LibraryPage.js')).LibraryPage);
const MonthsPage = lazyPage(async () => (await import('./board/board-pages.js')).MonthsPage);
const MunicipalitiesPage = lazyPage(
  async () => (await import('./municipalities/MunicipalitiesPage.js')).MunicipalitiesPage,
);
const PaymentLogsPage = lazyPage(
  async () => (await import('./users/people-pages.js')).PaymentLogsPage,
);
const RegistrationsPage = lazyPage(
  async () => (await import('./users/people-pages.js')).RegistrationsPage,
);
const SettingDetailPage = lazyPage(
  async () => (await import('./settings/SettingDetailPage.js')).SettingDetailPage,
);
const SettingsListPage = lazyPage(
  async () => (await import('./settings/SettingsListPage.js')).SettingsListPage,
);
const TransfersPage = lazyPage(async () => (await import('./users/people-pages.js')).TransfersPage);
const UserPage = lazyPage(async () => (await import('./users/people-pages.js')).UserPage);
const WorkBoardPage = lazyPage(async () => (await import('./board/board-pages.js')).WorkBoardPage);

const withOffice = (Page: ComponentType): ComponentType =>
  function PageOfOffice() {
    return (
      <OfficeProvider>
        <Page />
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
