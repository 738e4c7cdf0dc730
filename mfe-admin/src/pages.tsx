import type { Pages } from '@pratiche/federation';
import { CompletedPage } from './completed/CompletedPage.js';
import { ReceivedPage } from './received/ReceivedPage.js';
import './board.css';

const pages: Pages = { received: ReceivedPage, completed: CompletedPage };

export default pages;
