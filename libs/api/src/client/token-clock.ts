/** A token that ends within this time is renewed before it is used: it must still hold when the server reads it. */
const MARGIN_MS = 5_000;

interface Life {
  issuedMs: number;
  endsMs: number;
}

/** What an access token says of its life; `null` for anything that says nothing. */
function lifeOf(token: string): Life | null {
  try {
    const { iat, exp } = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))) as { iat?: unknown; exp?: unknown };
    return typeof iat === 'number' && typeof exp === 'number' ? { issuedMs: iat * 1000, endsMs: exp * 1000 } : null;
  } catch {
    return null;
  }
}

/** Knows whether an access token has ended, so that nobody has to be refused first to learn it. */
export class TokenClock {
  /** How far this device's clock is ahead of the server's, once a token came in. */
  private aheadMs = 0;

  constructor(private readonly now = (): number => Date.now()) {}

  /** A token that was issued just now. A clock that is wrong must not make every call renew. */
  received(token: string | null): void {
    const life = token === null ? null : lifeOf(token);
    if (life !== null) this.aheadMs = this.now() - life.issuedMs;
  }

  hasEnded(token: string): boolean {
    const life = lifeOf(token);
    return life !== null && this.now() - this.aheadMs >= life.endsMs - MARGIN_MS;
  }
}

interface TokenSource {
  getToken: () => string | null;
  refresh: () => Promise<string | null>;
}

const clock = new TokenClock();

/** The token to call with: the one there is, or a new one where it has ended; `null` where nobody is logged in any more. */
export async function tokenToUse({ getToken, refresh }: TokenSource): Promise<string | null> {
  const token = getToken();
  return token === null || !clock.hasEnded(token) ? token : renewed(refresh);
}

/** A new token after a 401, or before one. */
export async function renewed(refresh: TokenSource['refresh']): Promise<string | null> {
  const token = await refresh();
  clock.received(token);
  return token;
}
