import type { ProblemCodes } from '../openapi/index.js';

/** What `UploadIntakeService` refuses, beside what every form can have. */
export const RECEIVED_FILE_PROBLEMS: ProblemCodes = {
  400: ['not-multipart', 'unexpected-file'],
  415: ['file-type-refused'],
  422: [
    'file-incomplete',
    'file-infected',
    'file-locked',
    'file-not-scannable',
    'file-too-heavy',
    'zip-refused',
  ],
  429: ['too-many-requests'],
  503: ['unavailable'],
};
