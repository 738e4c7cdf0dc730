import { remotePages } from '@pratiche/federation/remote';
import { DraftsPage } from './drafts/DraftsPage.js';
import { ElaboratePage } from './elaborate/ElaboratePage.js';
import { SentPage } from './sent/SentPage.js';
import './lists.css';

export default remotePages('mfe-lists', {
  drafts: DraftsPage,
  sent: SentPage,
  elaborate: ElaboratePage,
});
