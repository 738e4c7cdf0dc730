import { expect, it } from '@jest/globals';
import { addMessageTemplate, MESSAGE_MAX, MESSAGE_TEMPLATES } from './index.js';

it.each([
  [null, 'B'],
  ['', 'B'],
  [' \n', 'B'],
  ['A', 'A\n\nB'],
  ['A \n\n', 'A\n\nB'],
  ['A\n\nB', 'A\n\nB\n\nB'],
])('adds to %j and keeps it', (written, text) => {
  expect(addMessageTemplate(written, 'B')).toBe(text);
});

it('are offered ready, each with its own title, and fit into one message', () => {
  const titles = MESSAGE_TEMPLATES.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThanOrEqual(5);
  expect(MESSAGE_TEMPLATES.map(({ text }) => text).join('\n\n').length).toBeLessThan(MESSAGE_MAX);
});
