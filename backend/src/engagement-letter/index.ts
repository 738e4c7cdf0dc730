export { engagementLetter, engagementLetterName } from './engagement-letter.js';
export type { EngagementLetterData } from './letter-data.js';
