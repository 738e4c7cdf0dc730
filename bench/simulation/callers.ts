import { createRandom } from './arrivals.ts';

export interface Caller {
  id: number;
  email: string;
  role: 'User' | 'Admin';
  sessionId: number;
}
interface Issuer {
  issueAccessToken(caller: Omit<Caller, 'email'> & { isContractVerified: boolean }): string;
}
interface IssuerModule {
  AccessTokenIssuerService: new (config: { jwtSecrets: readonly string[] }) => Issuer;
}

const ISSUER_MODULE = '../../backend/dist/src/platform/auth/access-token-issuer.service.js';
const { AccessTokenIssuerService } = (await import(ISSUER_MODULE)) as IssuerModule;
/** Shorter than a token lasts. */
const RENEWED_AFTER_MS = 10 * 60_000;

/** Who calls, with tokens that the portal's own code signs: ten thousand logins would take minutes. */
export class Callers {
  /** What each has been answered last, for the poll that is mostly answered by 304. */
  readonly etags = new Map<number, string | undefined>();
  private readonly issuer: Issuer;
  private readonly tokens = new Map<number, { token: string; since: number }>();
  private readonly byId: ReadonlyMap<number, Caller>;
  private readonly random = createRandom(7);

  private readonly all: readonly Caller[];

  constructor(all: readonly Caller[], secret: string) {
    this.all = all;
    this.issuer = new AccessTokenIssuerService({ jwtSecrets: [secret] });
    this.byId = new Map(all.map((one) => [one.id, one]));
  }

  pick(role: Caller['role']): Caller {
    const own = this.all.filter((one) => one.role === role);
    const found = own[Math.floor(this.random() * own.length)];
    if (found === undefined) throw new Error(`No caller is ${role}`);
    return found;
  }

  ownerOf({ accountId }: { accountId: number }): Caller {
    const found = this.byId.get(accountId);
    if (found === undefined) throw new Error(`Account ${accountId} is not of the run`);
    return found;
  }

  tokenOf({ id, role, sessionId }: Caller): string {
    const known = this.tokens.get(id);
    if (known !== undefined && Date.now() - known.since < RENEWED_AFTER_MS) return known.token;
    const token = this.issuer.issueAccessToken({ id, role, sessionId, isContractVerified: true });
    this.tokens.set(id, { token, since: Date.now() });
    return token;
  }
}
