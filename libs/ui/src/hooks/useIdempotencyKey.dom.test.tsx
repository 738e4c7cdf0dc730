import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { useIdempotencyKey } from './useIdempotencyKey.js';

afterEach(cleanup);

const renderKeys = () => renderHook(() => useIdempotencyKey());

it('keeps the key of the same content, also after the dialog is drawn again', () => {
  const { result, rerender } = renderKeys();
  const key = result.current.keyFor(7, 'Rettifica');
  rerender();
  expect(result.current.keyFor(7, 'Rettifica')).toBe(key);
});

it.each([
  ['a number', [8, 'Rettifica']],
  ['a text', [7, 'Rettifica.']],
  ['a part that was missing', [7, 'Rettifica', null]],
])('makes a new key when %s changes', (_, content) => {
  const { result } = renderKeys();
  const key = result.current.keyFor(7, 'Rettifica');
  const other = result.current.keyFor(...content);
  expect(other).not.toBe(key);
  expect(result.current.keyFor(...content)).toBe(other);
});

it('tells files apart, whatever their name is', () => {
  const { result } = renderKeys();
  const [one, other] = [new File(['a'], 'foto.jpg'), new File(['b'], 'foto.jpg')];
  const key = result.current.keyFor('testo', one);
  expect(result.current.keyFor('testo', one)).toBe(key);
  expect(result.current.keyFor('testo', other)).not.toBe(key);
});

it('makes a new key once the request is done, and for another dialog', () => {
  const { result } = renderKeys();
  const key = result.current.keyFor('testo');
  result.current.renewKey();
  expect(result.current.keyFor('testo')).not.toBe(key);
  expect(renderKeys().result.current.keyFor('testo')).not.toBe(key);
});
