import { expect, it } from '@jest/globals';
import {
  validDossierForm,
  validShading,
  validShutter,
  validWindow,
} from '../../../../../libs/domain/test/dossier-fixtures.js';
import { getFieldSpec } from '../../../catalog/field-catalog.js';
import { PRODUCT_LISTS } from '../../../catalog/product-lists.js';
import { buildReviewBlocks } from './review-blocks.js';
import { BUILT_IN_SETTINGS, createDossierRules } from '@pratiche/domain';

const rules = createDossierRules(BUILT_IN_SETTINGS);

it('reads every product in the order the step asks for it', () => {
  const form = validDossierForm({
    manufatti: {
      serramenti: [validWindow()],
      schermature: [validShading()],
      chiusure: [validShutter()],
    },
  });
  const products =
    buildReviewBlocks(form, rules).find(({ step }) => step === 'manufatti')?.blocks ?? [];
  expect(products.map(({ title }) => title)).toEqual([
    'Serramento 1',
    'Schermatura 1',
    'Chiusura 1',
  ]);
  for (const [index, list] of (['serramenti', 'schermature', 'chiusure'] as const).entries()) {
    const read = (products[index]?.lines ?? []).map(({ label }) => label);
    const asked = PRODUCT_LISTS[list].fields
      .map((field) => getFieldSpec(`manufatti.${list}.0.${field}`).label)
      .filter((label) => read.includes(label));
    expect(read.slice(0, asked.length)).toEqual(asked);
    expect(asked.length).toBeGreaterThan(8);
  }
});
