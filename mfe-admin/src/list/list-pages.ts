/** The two lists of dossiers, which load together. */
export { CompletedPage } from './CompletedPage.js';
export { ReceivedPage } from './ReceivedPage.js';
