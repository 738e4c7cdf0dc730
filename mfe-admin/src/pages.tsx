import { remotePages } from '@pratiche/federation/remote';
import { AuditPage } from './audit/AuditPage.js';
import { CompletedPage } from './completed/CompletedPage.js';
import { LibraryPage } from './library/LibraryPage.js';
import { MunicipalitiesPage } from './municipalities/MunicipalitiesPage.js';
import { MailPage } from './mail/MailPage.js';
import { ReceivedPage } from './received/ReceivedPage.js';
import { WorkBoardPage } from './work-board/WorkBoardPage.js';
import { SettingPage } from './settings/SettingPage.js';
import { SettingsPage } from './settings/SettingsPage.js';
import { PaymentsPage } from './payments/PaymentsPage.js';
import { UserPage } from './user/UserPage.js';
import { UsersPage } from './users/UsersPage.js';
import './users/users.css';
import './board.css';
import './settings/settings.css';
import './library/library.css';
import './municipalities/municipalities.css';

export default remotePages({
  received: ReceivedPage,
  completed: CompletedPage,
  board: WorkBoardPage,
  settings: SettingsPage,
  setting: SettingPage,
  audit: AuditPage,
  library: LibraryPage,
  mail: MailPage,
  municipalities: MunicipalitiesPage,
  users: UsersPage,
  user: UserPage,
  payments: PaymentsPage,
});
