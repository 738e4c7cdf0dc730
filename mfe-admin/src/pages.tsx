import type { Pages } from '@pratiche/federation';
import { AuditPage } from './audit/AuditPage.js';
import { CompletedPage } from './completed/CompletedPage.js';
import { LibraryPage } from './library/LibraryPage.js';
import { MunicipalitiesPage } from './municipalities/MunicipalitiesPage.js';
import { ReceivedPage } from './received/ReceivedPage.js';
import { SettingPage } from './settings/SettingPage.js';
import { SettingsPage } from './settings/SettingsPage.js';
import './board.css';
import './settings/settings.css';
import './library/library.css';
import './municipalities/municipalities.css';

const pages: Pages = { received: ReceivedPage, completed: CompletedPage, settings: SettingsPage, setting: SettingPage, audit: AuditPage, library: LibraryPage, municipalities: MunicipalitiesPage };

export default pages;
