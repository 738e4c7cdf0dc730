import { expect, it } from '@jest/globals';
import { parseScriptNames } from './preload-remote.js';

it('takes names of scripts from a remote’s list, and nothing else', () => {
  expect(
    parseScriptNames([
      '524.fa742aad72.js',
      '../../other.js',
      'https://altrove.example/x.js',
      7,
      'page.html',
    ]),
  ).toEqual(['524.fa742aad72.js']);
  expect(parseScriptNames({ files: [] })).toEqual([]);
});
