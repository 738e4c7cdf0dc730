import type { DossierStateDto, ProblemCode, ProblemDto } from './schema.js';

/**
 * A problem as a client has it: a later server may send codes that this client does not know, and
 * the client has its own for an answer that never came.
 */
export interface ApiProblem extends Omit<ProblemDto, 'code'> {
  code: string;
}

/** Codes a client may act upon. Others exist and are only shown. */
export const PROBLEM_CODES = {
  versionConflict: 'version-conflict',
  dossierFrozen: 'dossier-frozen',
  invoiceRefused: 'invoice-refused',
  insufficientCredits: 'insufficient-credits',
  incomplete: 'dossier-incomplete',
  tooLate: 'works-ended-too-long-ago',
  forbiddenTransition: 'transition-forbidden',
  companyKnown: 'company-known',
  accountNotVerified: 'account-not-verified',
  accountInReview: 'account-in-review',
  accountSuspended: 'account-suspended',
  wrongCredentials: 'wrong-credentials',
  wrongCode: 'wrong-code',
  wrongPassword: 'wrong-password',
  secondStepNeeded: 'second-step-needed',
  tooManyAttempts: 'too-many-attempts',
  taxCodeNotRecognised: 'tax-code-not-recognised',
  fileTooLarge: 'file-too-large',
  fileTypeRefused: 'file-type-refused',
  idempotencyKeyReused: 'idempotency-key-reused',
  linkNotValid: 'link-not-valid',
  firstPackageNeeded: 'first-package-needed',
} as const satisfies Record<string, ProblemCode>;

/**
 * Marks every copy of the class below, so that an error thrown by the host is recognised by a
 * remote with a separate copy.
 */
const API_ERROR: unique symbol = Symbol.for('pratiche.api-error');

/** Thrown by the client for every answer outside 2xx, and for no answer at all (`status` 0). */
export class ApiError extends Error {
  constructor(readonly problem: ApiProblem) {
    super(problem.message);
    this.name = 'ApiError';
  }

  static override [Symbol.hasInstance](value: unknown): value is ApiError {
    return typeof value === 'object' && value !== null && API_ERROR in value;
  }

  get [API_ERROR](): true {
    return true;
  }

  get status(): number {
    return this.problem.status;
  }

  get code(): string {
    return this.problem.code;
  }

  /** On a conflict of versions: what is stored, as the call would have answered it. */
  get stored(): unknown {
    return this.problem.stored;
  }

  /** On an act that a colleague's came before: how the dossier is now. */
  get current(): DossierStateDto | undefined {
    return this.problem.current;
  }
}
