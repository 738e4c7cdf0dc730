import type { ProblemCodes } from '../../platform/openapi/index.js';

/** What opening a paper for signing refuses, to fitter and customer alike. */
export const OPEN_PAPER_PROBLEMS: ProblemCodes = {
  404: ['signature-not-found'],
  409: [
    'dossier-frozen',
    'drafts-full',
    'paper-already-signed',
    'paper-contradicts-itself',
    'paper-incomplete',
    'signing-not-enabled',
    'signing-not-possible',
  ],
};

/** What signing itself refuses, to fitter and customer alike. */
export const SIGN_PAPER_PROBLEMS: ProblemCodes = {
  404: ['signature-not-found'],
  409: [
    'consent-changed',
    'dossier-frozen',
    'dossier-full',
    'pages-not-shown',
    'paper-already-signed',
    'paper-changed',
    'signature-ended',
    'signing-not-enabled',
    'wrong-document',
  ],
  422: ['code-expired', 'drawing-refused', 'page-outdated', 'wrong-code'],
};
