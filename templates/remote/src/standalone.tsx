import { startStandalone } from '@pratiche/federation/standalone';
import pages from './pages.js';

startStandalone('mfe-lists', pages);
