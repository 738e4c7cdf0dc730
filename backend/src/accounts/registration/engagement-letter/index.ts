export {
  renderEngagementLetter as engagementLetter,
  engagementLetterFileName as engagementLetterName,
} from './engagement-letter.factory.js';
export type { EngagementLetterData } from './engagement-letter-data.types.js';
