import { describe, expect, it } from '@jest/globals';
import { createMember } from '../../kit/account-fixtures.js';
import { visitor } from '../../kit/portal.js';
import { expectProblem } from '../../kit/problem-assertions.js';

describe('paths', () => {
  it.each(['/api/Module/count', '/api/module/count', '/api/MODULE/COUNT', '/api/mOdUlE/cOuNt'])(
    'match in any case: %s',
    async (path) => {
      const { http } = await createMember({});
      const answer = await http.get(path);
      expect(answer.status).toBe(200);
      expect(answer.json()).toEqual({ drafts: 0, sent: 0, completed: 0 });
    },
  );

  it('answer a problem where nothing is, logged in or not', async () => {
    const { http } = await createMember({});
    expectProblem(await http.get('Module2/count'), 404);
    const outside = await visitor().get('nessuna/pagina');
    expectProblem(outside, outside.status);
    expect([401, 404]).toContain(outside.status);
  });

  it.each(['POST', 'DELETE', 'PATCH'])(
    'answer a problem to a method the path does not have: %s',
    async (method) => {
      const { http } = await createMember({});
      const answer = await http.send(method, 'Module/count');
      expect([404, 405]).toContain(answer.status);
      expectProblem(answer, answer.status);
    },
  );
});
