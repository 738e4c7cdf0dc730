import { remotePages } from '@pratiche/federation/remote';
import type { RemotePageName } from '@pratiche/federation/routes';
import { OfficeProvider } from '@pratiche/ui/office';
import type { ComponentType } from 'react';
import { AuditPage } from './audit/AuditPage.js';
import { CompletedPage } from './list/CompletedPage.js';
import { LibraryPage } from './library/LibraryPage.js';
import { MunicipalitiesPage } from './municipalities/MunicipalitiesPage.js';
import { FailedJobsPage } from './mail/FailedJobsPage.js';
import { ReceivedPage } from './list/ReceivedPage.js';
import { WorkBoardPage } from './board/WorkBoardPage.js';
import { SettingDetailPage } from './settings/SettingDetailPage.js';
import { SettingsListPage } from './settings/SettingsListPage.js';
import { PaymentLogsPage } from './payment-logs/PaymentLogsPage.js';
import { UserPage } from './users/detail/UserPage.js';
import { UsersPage } from './users/UsersPage.js';
import './users/users.css';
import './list/admin-list.css';
import './settings/settings.css';
import './library/library.css';
import './municipalities/municipalities.css';

const PAGES: Record<RemotePageName<'mfe-admin'>, ComponentType> = {
  received: ReceivedPage,
  completed: CompletedPage,
  board: WorkBoardPage,
  settings: SettingsListPage,
  setting: SettingDetailPage,
  audit: AuditPage,
  library: LibraryPage,
  mail: FailedJobsPage,
  municipalities: MunicipalitiesPage,
  users: UsersPage,
  user: UserPage,
  payments: PaymentLogsPage,
};

const withOffice = (Page: ComponentType): ComponentType =>
  function OfficePage() {
    return (
      <OfficeProvider>
        <Page />
      </OfficeProvider>
    );
  };

export default remotePages(
  Object.fromEntries(Object.entries(PAGES).map(([name, Page]) => [name, withOffice(Page)])),
);
