import { remotePages } from '@pratiche/federation/remote';
import type { RemotePageName } from '@pratiche/federation/routes';
import type { ComponentType } from 'react';
import { DraftsPage } from './drafts/DraftsPage.js';
import { ElaboratePage } from './elaborate/ElaboratePage.js';
import { SentPage } from './sent/SentPage.js';
import './lists.css';

const PAGES: Record<RemotePageName<'mfe-lists'>, ComponentType> = {
  drafts: DraftsPage,
  sent: SentPage,
  elaborate: ElaboratePage,
};

export default remotePages(PAGES);
