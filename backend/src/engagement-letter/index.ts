export { engagementLetter, engagementLetterName } from './engagement-letter.js';
export { UNKNOWN_PROVIDER, type EngagementLetterData, type Provider } from './letter-data.js';
