/** @core */
import { hash } from '@node-rs/argon2';
import type { SessionUserDto } from '@pratiche/api';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { visitor } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createAccount, PASSWORD, sql, type AccountLogin } from '../../../kit/account-fixtures.js';

let fitter: AccountLogin;
beforeAll(async () => {
  fitter = await createAccount({});
});

const login = (Email: unknown, Password: unknown) =>
  visitor().post('Accounts/login', { json: { Email, Password } });

describe('POST Accounts/login', () => {
  it.each(['User', 'Buyer', 'Admin', 'SuperAdmin'] as const)(
    'logs in a %s with a token and without any secret',
    async (role) => {
      const { email, id } = await createAccount({ role });
      const answer = await login(email, PASSWORD);
      expect(answer.status).toBe(200);
      const user = answer.json<SessionUserDto>();
      expect(user).toMatchObject({ id, role, email, isContractVerified: true });
      expect(user.jwtToken.split('.')).toHaveLength(3);
      expect(answer.text).not.toMatch(/argon2|passwordHash|password_hash/i);
    },
  );

  it('answers a token of at most 15 minutes', async () => {
    const { jwtToken } = (await login(fitter.email, PASSWORD)).json<SessionUserDto>();
    const claims = JSON.parse(
      Buffer.from(jwtToken.split('.')[1] ?? '', 'base64url').toString(),
    ) as { exp: number; iat: number };
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(900);
    expect(claims.exp * 1000).toBeGreaterThan(Date.now());
  });

  it('sets its cookies out of reach of scripts and of other sites', async () => {
    const http = visitor();
    await http.post('Accounts/login', { json: { Email: fitter.email, Password: PASSWORD } });
    expect(http.setCookies.map((cookie) => cookie.split('=')[0])).toEqual([
      'refreshToken',
      'knownDevice',
    ]);
    for (const cookie of http.setCookies) {
      expect(cookie).toMatch(/;\s*HttpOnly/i);
      expect(cookie).toMatch(/;\s*SameSite=Strict/i);
      expect(cookie).toMatch(/;\s*Path=\/api/i);
      expect(cookie).not.toContain('jwt');
    }
  });

  it('takes the e-mail in any case and with blanks around it', async () => {
    expect((await login(`  ${fitter.email.toUpperCase()} `, PASSWORD)).status).toBe(200);
  });

  it('answers a wrong password and an unknown e-mail alike', async () => {
    const wrong = await login(fitter.email, 'Sbagliata-2026!');
    const unknown = await login('nessuno.mai@example.test', 'Sbagliata-2026!');
    const problem = expectProblem(wrong, 401, 'wrong-credentials');
    expect(problem.message).toBe('Email o password non corretti');
    expect(unknown.json()).toEqual(wrong.json());
    expect(unknown.status).toBe(401);
    expect([...unknown.headers.keys()].sort()).toEqual([...wrong.headers.keys()].sort());
  });

  it('does not reveal by its response time whether an e-mail exists', async () => {
    const { id, email } = await createAccount({});
    // Hashed as in production: beside the cheap hashes of the other tests even a lookup of an
    // unknown address would seem slow.
    await sql().run(
      'UPDATE accounts SET password_hash = ? WHERE id = ?',
      await hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
      id,
    );
    const timed = async (who: string): Promise<number> => {
      const start = performance.now();
      await login(who, 'Sbagliata-2026!');
      return performance.now() - start;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    const isAlike = () => Math.min(...unknown) > Math.min(...known) / 4;
    // The two alternate, so that a busy moment of the machine affects both. The minimum of many
    // runs is the work itself: an unchecked address stays quicker in any number of runs, while a
    // known one that was only delayed does not stay slow.
    for (let i = 0; i < 40 && (i < 4 || !isAlike()); i += 1) {
      known.push(await timed(email));
      unknown.push(await timed('altrettanto.ignoto@example.test'));
    }
    expect([
      `known ${Math.min(...known)} ms, unknown ${Math.min(...unknown)} ms`,
      isAlike(),
    ]).toEqual([`known ${Math.min(...known)} ms, unknown ${Math.min(...unknown)} ms`, true]);
  });

  it('says 400 to the right password of an e-mail not verified, and 401 to a wrong one', async () => {
    const { email } = await createAccount({ isVerified: false });
    expectProblem(await login(email, PASSWORD), 400, 'account-not-verified');
    expectProblem(await login(email, 'Sbagliata-2026!'), 401, 'wrong-credentials');
  });

  it.each([
    ['no e-mail', '', PASSWORD, 'Email', 'Inserire Email.'],
    ['no password', 'a@example.test', '', 'Password', 'Inserire password.'],
    ['a number for an e-mail', 7, PASSWORD, 'Email', 'Inserire Email.'],
    ['an object for a password', 'a@example.test', { $ne: '' }, 'Password', 'Inserire password.'],
  ])('names the field for %s', async (_, email, password, field, message) => {
    const problem = expectProblem(await login(email, password), 400);
    expect(problem.errors).toContainEqual({ field, message });
  });

  it('logs in a fitter whose contract is not verified, and says so', async () => {
    const { email } = await createAccount({ isContractVerified: false });
    expect((await login(email, PASSWORD)).json<SessionUserDto>().isContractVerified).toBe(false);
  });
});
