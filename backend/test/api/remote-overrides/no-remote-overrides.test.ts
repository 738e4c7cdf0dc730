import type { RemoteOverrideOriginsDto } from '@pratiche/api';
import { expect, it } from '@jest/globals';
import { createMember } from '../../kit/account-fixtures.js';
import { expectOk } from '../../kit/dossier-flow.js';
import { visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';

it('a portal that lists no origin permits none, and its policy names none', async () => {
  const { http } = await createMember({ role: 'SuperAdmin' });
  expect(await expectOk<RemoteOverrideOriginsDto>(http.get('RemoteOverrides'))).toEqual({
    origins: [],
  });
  const address = 'http://127.0.0.1:3102/remoteEntry.js';
  const problem = expectProblem(
    await http.post('RemoteOverrides', {
      json: { remote: 'mfe-lists', address, staysAfterLogout: false },
    }),
    422,
    'remote-not-permitted',
  );
  expect(problem.message).toBe('Questo portale non carica parti da altri indirizzi.');
  const { headers } = await visitor().get('health/live');
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
});
