import type { ProblemCodes } from '../openapi/index.js';

/** What reading an uploaded table refuses, beside what every form can have. */
export const CSV_PROBLEMS: ProblemCodes = {
  400: ['csv-columns', 'csv-empty', 'csv-unreadable'],
  413: ['csv-too-large', 'csv-too-long'],
  415: ['csv-unreadable'],
  422: ['file-too-heavy'],
  429: ['too-many-requests'],
  503: ['unavailable'],
};
