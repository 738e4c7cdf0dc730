import { expect, it } from '@jest/globals';
import { listPageKeys } from './page-keys.js';

it('lists the keys by part of the page, each once, and those of every page last', () => {
  const groups = listPageKeys([
    { title: 'Elenco', commands: [{ id: 'next', label: 'Riga successiva', keys: 'J' }] },
    { title: 'Viste', commands: [{ id: 'mine', label: 'Vista: Mie', run: () => undefined }] },
    {
      title: 'Elenco',
      commands: [
        { id: 'again', label: 'Altro', keys: 'J' },
        { id: 'search', label: 'Cerca nell’elenco', keys: '/' },
      ],
    },
  ]);
  expect(groups.map(({ title }) => title)).toEqual(['Elenco', 'Ovunque']);
  expect(groups[0]?.keys).toEqual([
    ['J', 'Riga successiva'],
    ['/', 'Cerca nell’elenco'],
  ]);
});
