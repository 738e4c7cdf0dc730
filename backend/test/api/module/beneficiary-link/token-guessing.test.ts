import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../../../tools/testkit/portal.ts';
import { HttpClient } from '../../../kit/http-client.js';
import { portal as shared } from '../../../kit/portal.js';
import { expectProblem } from '../../../kit/problem-assertions.js';

let portal: Portal;
// A separate portal: guessing locks out the network address, which all tests share.
beforeAll(async () => {
  portal = await startPortal({ kind: shared().kind, env: { LOG_LEVEL: 'trace' } });
}, 180_000);
afterAll(async () => {
  await portal.stop();
});

it('locks out who guesses, and writes no token into the logs', async () => {
  const http = new HttpClient(portal.origin);
  const tokens = Array.from({ length: 32 }, () => randomBytes(32).toString('base64url'));
  const answers = [];
  for (const token of tokens) answers.push(await http.get(`Module/getModuleByToken/1/${token}`));
  for (const answer of answers.slice(0, 30)) expectProblem(answer, 404, 'link-not-valid');
  for (const answer of answers.slice(30)) expectProblem(answer, 429, 'too-many-attempts');
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(60);
  await http.put(`Module/updateByBeneficiary/${tokens[0]}`, {
    raw: '{',
    headers: { 'content-type': 'application/json' },
  });
  await http.get(`edit-beneficiary/1/${tokens[1]}`);
  await http.get(`Module/getModuleByToken/1/${tokens[2]}%`);
  await http.get(`/edit-beneficiary/1/${tokens[3]}`);
  const log = await portal.log();
  expect(log).toContain('getModuleByToken/:id/:token');
  for (const token of tokens) expect(log.includes(token)).toBe(false);
}, 240_000);
