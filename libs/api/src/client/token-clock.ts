/** A token that ends within this time is renewed before it is used: it must still hold when the server reads it. */
const MARGIN_MS = 5_000;

interface Life {
  issuedMs: number;
  endsMs: number;
}

/** What an access token says of its life; `null` for anything that says nothing. */
function lifeOf(token: string): Life | null {
  try {
    const { iat, exp } = JSON.parse(
      atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')),
    ) as { iat?: unknown; exp?: unknown };
    return typeof iat === 'number' && typeof exp === 'number'
      ? { issuedMs: iat * 1000, endsMs: exp * 1000 }
      : null;
  } catch {
    return null;
  }
}

/** How far this device's clock is ahead of the server's, once a token came in. */
export interface DeviceClock {
  aheadMs: number;
}

/** Knows whether an access token has ended, so that nobody has to be refused first to learn it. */
export class TokenClock {
  constructor(
    private readonly now = (): number => Date.now(),
    private readonly device: DeviceClock = { aheadMs: 0 },
  ) {}

  /** A token that was issued just now. A clock that is wrong must not make every call renew. */
  received(token: string | null): void {
    const life = token === null ? null : lifeOf(token);
    if (life !== null) this.device.aheadMs = this.now() - life.issuedMs;
  }

  hasEnded(token: string): boolean {
    const life = lifeOf(token);
    return life !== null && this.now() - this.device.aheadMs >= life.endsMs - MARGIN_MS;
  }
}

interface TokenSource {
  getToken: () => string | null;
  refresh: () => Promise<string | null>;
  clock?: DeviceClock;
}

const ofThisProgram: DeviceClock = { aheadMs: 0 };
const clockOf = ({ clock = ofThisProgram }: Pick<TokenSource, 'clock'>): TokenClock =>
  new TokenClock(undefined, clock);

/** The token to call with: the one there is, or a new one where it has ended; `null` where nobody is logged in any more. */
export async function tokenToUse(source: TokenSource): Promise<string | null> {
  const token = source.getToken();
  return token === null || !clockOf(source).hasEnded(token) ? token : renewed(source);
}

/** A new token after a 401, or before one. */
export async function renewed(source: TokenSource): Promise<string | null> {
  const token = await source.refresh();
  clockOf(source).received(token);
  return token;
}
