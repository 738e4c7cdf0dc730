import { expect, it } from 'vitest';
import {
  goodForm,
  goodShading,
  goodShutter,
  goodWindow,
} from '../../../../libs/domain/test/fixtures.js';
import { specOf } from '../../fields/catalog/index.js';
import { LISTS } from '../manufatti/lists.js';
import { blocksOf } from './review-blocks.js';

it('reads every product in the order the step asks for it', () => {
  const form = goodForm({
    manufatti: {
      serramenti: [goodWindow()],
      schermature: [goodShading()],
      chiusure: [goodShutter()],
    },
  });
  const products = blocksOf(form).find(({ step }) => step === 'manufatti')?.blocks ?? [];
  expect(products.map(({ title }) => title)).toEqual([
    'Serramento 1',
    'Schermatura 1',
    'Chiusura 1',
  ]);
  for (const [index, list] of (['serramenti', 'schermature', 'chiusure'] as const).entries()) {
    const read = (products[index]?.lines ?? []).map(({ label }) => label);
    const asked = LISTS[list].fields
      .map((field) => specOf(`manufatti.${list}.0.${field}`).label)
      .filter((label) => read.includes(label));
    expect(read.slice(0, asked.length)).toEqual(asked);
    expect(asked.length).toBeGreaterThan(8);
  }
});
