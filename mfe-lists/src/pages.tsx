import { remotePages } from '@pratiche/federation/remote';
import { DraftsPage } from './drafts/DraftsPage.js';
import { ElaboratePage, SentPage } from './sent/SentPages.js';
import './lists.css';

export default remotePages('mfe-lists', {
  drafts: DraftsPage,
  sent: SentPage,
  elaborate: ElaboratePage,
});
