import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from '@jest/globals';
import { loadDoubtRules, useDoubtRules } from './doubt-rules.js';

it('a form appears without the rules of doubts, and fetches them for all of its fields', async () => {
  const fields = [renderHook(useDoubtRules), renderHook(useDoubtRules)];
  expect(fields.map(({ result }) => result.current)).toEqual([null, null]);
  await waitFor(() =>
    expect(fields.map(({ result }) => typeof result.current?.listDoubts)).toEqual([
      'function',
      'function',
    ]),
  );
});

it('once they are here, a form appears with them', async () => {
  await loadDoubtRules();
  expect(renderHook(useDoubtRules).result.current).not.toBeNull();
});
