import type { Recipe } from './recipe.types.ts';

/** A choice in each window: `colore`, the example of CONTRIBUTING, is played by a test of its own. */
export const FIELD_RECIPE: Recipe = {
  name: 'field',
  heading: 'Add a field to a product',
  workspaces: ['libs/domain', 'backend', 'mfe-wizard'],
  suites: [
    ['domain', 'domain/src/enumerations'],
    ['domain', 'domain/src/enea-sheet'],
    ['domain', 'domain/src/products'],
    ['domain', 'domain/src/xml'],
    ['backend', 'test/agreement/product-fields'],
    ['backend', 'src/committed-description'],
    ['web', 'steps/manufatti'],
  ],
  steps: [
    {
      number: 1,
      does: 'list of the choices',
      edits: [
        {
          file: 'libs/domain/src/enumerations/products.ts',
          after: 'export type Confine = ValueOf<typeof CONFINI>;\n',
          text: `
export const FINITURE = [
  { value: 'liscia', label: 'Liscia' },
  { value: 'goffrata', label: 'Goffrata' },
] as const;
`,
        },
      ],
    },
    {
      number: 1,
      does: 'entry of the field',
      edits: [
        {
          file: 'libs/domain/src/products/window.ts',
          after: 'import {\n  CONFINI,\n',
          text: '  FINITURE,\n',
        },
        {
          file: 'libs/domain/src/products/window.ts',
          after: "    xml: { element: 'ChiusuraOscurante', order: 10 },\n    enea: null,\n  }),\n",
          text: `  finitura: choiceField({
    label: 'Finitura del telaio',
    choices: FINITURE,
    default: null,
    required: isEcobonus,
    column: { head: 'Finitura', group: AFTER },
    xml: { element: 'Finitura' },
    enea: { label: 'Finitura del nuovo telaio' },
  }),
`,
        },
      ],
    },
    {
      number: 2,
      does: 'element of the data file',
      edits: [
        {
          file: 'docs/xml/pratica-enea-1.0.xsd',
          after: '    <xs:element name="Confine" type="Testo" minOccurs="0"/>\n',
          text: '    <xs:element name="Finitura" type="Testo" minOccurs="0"/>\n',
        },
      ],
    },
    { number: 4, does: 'npm run openapi', edits: 'openapi' },
    {
      number: null,
      does: 'row of the test of the enumerations',
      edits: [
        {
          file: 'libs/domain/src/enumerations/enumerations.test.ts',
          after:
            "  CONFINI: [\n    ['esterno', 'Verso esterno'],\n    ['noRiscaldato', 'Verso locali non riscaldati'],\n  ],\n",
          text: "  FINITURE: [\n    ['liscia', 'Liscia'],\n    ['goffrata', 'Goffrata'],\n  ],\n",
        },
      ],
    },
    {
      number: null,
      does: 'row of the test of the ENEA sheet',
      edits: [
        {
          file: 'libs/domain/src/enea-sheet/build-enea-sheet.test.ts',
          after: "  confine: 'esterno',\n  installazioneChiusuraOscurante: true,\n",
          text: "  finitura: 'liscia',\n",
        },
      ],
    },
    {
      number: null,
      does: 'row of the test of the products read',
      edits: [
        {
          file: 'libs/domain/src/xml/read-product-rows.test.ts',
          after: "        confine: 'esterno',\n        installazioneChiusuraOscurante: false,\n",
          text: '        finitura: null,\n',
        },
      ],
    },
  ],
  proofs: [
    {
      file: 'mfe-wizard/src/steps/manufatti/finitura.dom.test.tsx',
      text: `import { screen } from '@testing-library/react';
import { expect, it } from '@jest/globals';
import { validWindow } from '../../../../libs/domain/test/dossier-fixtures.js';
import {
  createStoredDraft,
  openDraftSession,
  renderWithSession,
  stubDossierServer,
} from '../../../test/render-session.js';
import { ProductList } from './ProductList.js';

it('asks for the finish of a window', async () => {
  const stored = createStoredDraft({
    manufatti: { serramenti: [validWindow({ finitura: 'goffrata' })], schermature: [], chiusure: [] },
  });
  stubDossierServer(stored);
  const session = openDraftSession(stored);
  session.step = 'manufatti';
  renderWithSession(session, <ProductList list="serramenti" />);
  expect(await screen.findByLabelText(/Finitura del telaio/)).toBeTruthy();
  session.close();
});
`,
    },
  ],
};
