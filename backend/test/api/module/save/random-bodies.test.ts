import fc from 'fast-check';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import { save, type Member } from '../../../kit/dossier-flow.js';
import { expectProblem } from '../../../kit/problem-assertions.js';
import { createMember } from '../../../kit/account-fixtures.js';

let me: Member;
beforeAll(async () => {
  me = await createMember({});
});

const FORM = ecobonusForm();
const FIELDS = Object.keys(FORM) as (keyof typeof FORM)[];

/** Anything JSON can say, with a taste for what breaks programs. */
const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    null,
    '',
    '\0',
    -0,
    1e308,
    Number.MAX_SAFE_INTEGER,
    '\ud800',
    '2026-02-30',
    '__proto__',
    [],
    {},
    [[]],
    '１',
    ' ',
    1e-9,
  ),
);

/** A whole dossier in which some fields were replaced by anything, or a body that is anything. */
const body = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .dictionary(fc.constantFrom(...FIELDS), nasty, { maxKeys: 6 })
      .map((wrong) => ({ ...FORM, ...wrong })),
  },
  {
    weight: 2,
    arbitrary: fc.dictionary(
      fc.constantFrom(...FIELDS, 'id', 'version', 'status', 'accountId'),
      nasty,
      { maxKeys: 8 },
    ),
  },
  { weight: 1, arbitrary: nasty },
);

const SEED = 20_261_121;

describe('PUT Module', () => {
  it('answers 2,000 random bodies with a dossier or a clear problem, never a fault', async () => {
    const bodies = fc.sample(body, { numRuns: 2000, seed: SEED });
    const seen = new Map<number, number>();
    for (let i = 0; i < bodies.length; i += 8) {
      await Promise.all(
        bodies.slice(i, i + 8).map(async (json) => {
          const answer = await me.http.put('Module', { json });
          seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
          if (answer.status === 200)
            expect(answer.json()).toMatchObject({ accountId: me.id, status: { code: 'DRAFT' } });
          else if (answer.status < 500) expectProblem(answer, answer.status);
          else throw new Error(`${answer.status} to ${JSON.stringify(json)}: ${answer.text}`);
        }),
      );
    }
    // Both kinds came up, or the bodies tested nothing.
    expect(seen.get(200) ?? 0).toBeGreaterThan(50);
    expect(seen.get(400) ?? 0).toBeGreaterThan(500);
  }, 240_000);

  it('still saves well afterwards', async () => {
    expect(await save(me.http, ecobonusForm())).toMatchObject(ecobonusForm());
  });
});
