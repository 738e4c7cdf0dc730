import type { Pages } from '@pratiche/federation';
import { DraftsPage } from './drafts/DraftsPage.js';
import { ElaboratePage } from './elaborate/ElaboratePage.js';
import { SentPage } from './sent/SentPage.js';
import './lists.css';

const pages: Pages = { drafts: DraftsPage, sent: SentPage, elaborate: ElaboratePage };

export default pages;
