import { expect, it } from '@jest/globals';
import { dedupeChunks } from './preload-scripts-plugin.mjs';

it('names one of several chunks with the same content', () => {
  const content: Record<string, string> = {
    947: 'a',
    325: 'react-dom',
    628: 'router',
    706: 'react-dom',
    247: 'router',
  };
  expect(
    dedupeChunks(['947', '325', '628', '706', '247'], (name: string) => content[name]),
  ).toEqual(['947', '325', '628']);
});
