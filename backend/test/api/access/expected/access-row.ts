import type {
  CallerName,
  AccessFixtures,
  Outcome,
  AccessRequest,
} from '../../../kit/access-fixtures.js';

/**
 * Callers that each policy permits; written out here again, not read from the matrix under test.
 */
const ALLOWED_CALLERS: Record<string, readonly CallerName[]> = {
  public: ['anonymous', 'otherFitter', 'owner', 'unverified', 'buyer', 'admin', 'superAdmin'],
  beneficiaryLink: [
    'anonymous',
    'otherFitter',
    'owner',
    'unverified',
    'buyer',
    'admin',
    'superAdmin',
  ],
  session: ['otherFitter', 'owner', 'unverified', 'buyer', 'admin', 'superAdmin'],
  fitter: ['otherFitter', 'owner'],
  purchase: ['otherFitter', 'owner', 'buyer'],
  backOffice: ['admin', 'superAdmin'],
  fitterOrBackOffice: ['otherFitter', 'owner', 'admin', 'superAdmin'],
  purchaseOrBackOffice: ['otherFitter', 'owner', 'buyer', 'admin', 'superAdmin'],
  superAdmin: ['superAdmin'],
};

/**
 * Whose record a route touches. `account`: only that account and the back office; `dossier`: its
 * owner and the back office.
 */
export type AccessRecord = 'none' | 'own' | 'account' | 'dossier';

export interface AccessRow {
  policy: keyof typeof ALLOWED_CALLERS;
  record: AccessRecord;
  /**
   * Creates the data the request needs and returns the request; runs again after every caller whose
   * write was permitted.
   */
  request: (cast: AccessFixtures) => Promise<AccessRequest> | AccessRequest;
}

/** What two equal calls at the same moment come to. */
export type TwiceOutcome =
  /** One is done and the other refused; what is left is what one call leaves. */
  | 'once'
  /** Both are answered as done; what is left is what one call leaves. */
  | 'same'
  /** Both are done, each for itself. */
  | 'repeatable';

export interface WritingRow extends AccessRow {
  twice: TwiceOutcome;
  /** A request that is done, where what `request` asks for is refused or changes nothing. */
  doneRequest?: AccessRow['request'];
  /** The second call is done or, where it sees what the first has changed, refused. */
  mayComeLate?: true;
  /** Rows that the refused call leaves of itself, by table. */
  refusalLeaves?: Record<string, number>;
  /** Tables of a repeatable call that two of it leave as one does. */
  leavesOne?: readonly string[];
}

type WritingMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Rows by method and path. */
export type RouteRows = Record<`GET ${string}`, AccessRow> &
  Record<`${WritingMethod} ${string}`, WritingRow>;

const BACK_OFFICE: readonly CallerName[] = ['admin', 'superAdmin'];

/** What each caller must get, from the policy and from whose record it is. */
export function expectedOutcome({ policy, record }: AccessRow, caller: CallerName): Outcome {
  const mayCall = ALLOWED_CALLERS[policy]?.includes(caller) ?? false;
  if (!mayCall) return caller === 'anonymous' ? 401 : 403;
  if (record === 'none' || caller === 'owner') return 'in';
  if (record === 'own') return caller === 'anonymous' ? 'in' : 404;
  return BACK_OFFICE.includes(caller) ? 'in' : 404;
}
