export { renderEngagementLetter, engagementLetterFileName } from './engagement-letter.factory.js';
export type { EngagementLetterData } from './engagement-letter-data.types.js';
