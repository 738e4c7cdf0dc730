import { equal } from 'node:assert/strict';
import { it } from 'node:test';
import { describeDraft } from './describe-draft.ts';

it('names customer and last day, as far as they are known', () => {
  equal(
    describeDraft({ id: 7, client: 'Rossi Anna', deadlineDate: '2026-12-24' }),
    '7 · Rossi Anna · entro il 24/12/2026',
  );
  equal(describeDraft({ id: 7, client: '', deadlineDate: null }), '7 · Cliente da indicare');
});
