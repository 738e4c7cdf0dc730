/** The pages of the work board, which load together. */
export { CountedPage } from './counted/CountedPage.js';
export { MonthsPage } from './MonthsPage.js';
export { WorkBoardPage } from './WorkBoardPage.js';
