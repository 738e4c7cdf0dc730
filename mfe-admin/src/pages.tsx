import type { Pages } from '@pratiche/federation';
import { CompletedPage } from './completed/CompletedPage.js';
import { LibraryPage } from './library/LibraryPage.js';
import { ReceivedPage } from './received/ReceivedPage.js';
import './board.css';
import './library/library.css';

const pages: Pages = { received: ReceivedPage, completed: CompletedPage, library: LibraryPage };

export default pages;
