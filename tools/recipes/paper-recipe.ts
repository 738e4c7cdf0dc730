import type { Recipe } from './recipe.types.ts';

const PAPER_TEXTS = 'libs/domain/src/papers/paper-texts.ts';
const SIGNABLE_PAPERS = 'libs/domain/src/signatures/signable-papers.ts';
const FACTORY = 'backend/src/module/prefilled-documents/prefilled-document.factory.ts';
const PROVIDER_KINDS = 'libs/domain/src/settings/kinds/provider-kinds.ts';

/** A paper that the company signs, for the document of the photographs. */
export const PAPER_RECIPE: Recipe = {
  name: 'paper',
  heading: 'Add a pre-filled document',
  workspaces: ['libs/domain', 'backend', 'mfe-admin', 'mfe-wizard'],
  suites: [
    ['domain', 'domain/src/documents'],
    ['domain', 'domain/src/papers'],
    ['domain', 'domain/src/settings'],
    ['domain', 'domain/src/signatures'],
    ['backend', 'src/module/prefilled-documents'],
    ['backend', 'src/committed-description'],
    ['web', 'mfe-admin/src/settings'],
    ['web', 'mfe-wizard/src/prefilled-documents'],
    ['api-sqlite', 'module/prefilled-documents/photographs'],
  ],
  steps: [
    {
      number: 1,
      does: 'code',
      edits: [
        {
          file: 'libs/domain/src/papers/paper-codes.ts',
          after: "export const PAPER_CODES = ['DELEGA', 'ATTO', 'REQ', 'CONGR'",
          text: ", 'FOTO'",
        },
      ],
    },
    {
      number: 1,
      does: 'who signs it',
      edits: [
        { file: SIGNABLE_PAPERS, after: "  CONGR: 'company',\n", text: "  FOTO: 'company',\n" },
      ],
    },
    {
      number: 1,
      does: 'title',
      edits: [
        {
          file: SIGNABLE_PAPERS,
          after: "  CONGR: 'Dichiarazione di congruità della spesa',\n",
          text: "  FOTO: 'Dichiarazione sulle fotografie',\n",
        },
      ],
    },
    {
      number: 1,
      does: 'whether it may be signed online',
      edits: [
        {
          file: 'libs/domain/src/signatures/online-signatures.ts',
          after: '  CONGR: true,\n',
          text: '  FOTO: false,\n',
        },
      ],
    },
    {
      number: 2,
      does: 'type of its wording',
      edits: [
        {
          file: PAPER_TEXTS,
          after: '  congr: { declaration: string; closing: string; note: string };\n',
          text: '  foto: { declaration: string; closing: string; note: string };\n',
        },
      ],
    },
    {
      number: 2,
      does: 'rules of its wording',
      edits: [
        {
          file: PAPER_TEXTS,
          after:
            "  congr: { declaration: rule(1_500, ['fonte']), closing: rule(800), note: rule(500) },\n",
          text: '  foto: { declaration: rule(1_500), closing: rule(800), note: rule(500) },\n',
        },
      ],
    },
    {
      number: 2,
      does: 'first edition',
      edits: [
        {
          file: PAPER_TEXTS,
          after: `      'Le spese risultano dalle fatture, che distinguono prodotti, posa in opera, IVA e prestazioni professionali.',
    note: NO_TECHNICIAN,
  },
`,
          text: `  foto: {
    declaration: 'che le fotografie allegate mostrano i lavori della pratica.',
    closing: 'Le fotografie sono state scattate prima e dopo i lavori.',
    note: NO_TECHNICIAN,
  },
`,
        },
      ],
    },
    {
      number: 2,
      does: 'wording on the page of the settings',
      edits: [
        {
          file: PROVIDER_KINDS,
          after:
            "      congr: paper('CongrTexts', 'Congruità della spesa', PAPER_TEXT_RULES.congr),\n",
          text: "      foto: paper('FotoTexts', 'Fotografie', PAPER_TEXT_RULES.foto),\n",
        },
      ],
    },
    {
      number: 2,
      does: 'online signature on the page of the settings',
      edits: [
        {
          file: PROVIDER_KINDS,
          after:
            "        description: 'Congruity of the expense, signed by the company.',\n      }),\n",
          text: "      FOTO: flag({ label: 'Dichiarazione sulle fotografie' }),\n",
        },
        {
          file: PROVIDER_KINDS,
          after: "      { title: 'Documenti che firma l’impresa', keys: ['REQ', 'CONGR'",
          text: ", 'FOTO'",
        },
      ],
    },
    {
      number: 3,
      does: 'template',
      edits: [
        {
          file: 'backend/src/module/prefilled-documents/templates/foto.template.ts',
          text: `import type { PdfDocumentBuilder } from '../../../platform/pdf/index.js';
import type { PaperTextFiller } from '../paper-text-filler.factory.js';
import type { PrefilledDocumentData } from '../prefilled-document.types.js';
import { installerRows } from '../prefilled-document-sections.util.js';

/** Declaration about the photographs; signed by the company. */
export function drawFoto(
  pdf: PdfDocumentBuilder,
  { installer, texts: { foto } }: PrefilledDocumentData,
  fillText: PaperTextFiller,
): void {
  pdf.addHeading('L’impresa').addKeyValues(installerRows(installer));
  pdf.addParagraph(fillText(foto.declaration));
  pdf.addParagraph(fillText(foto.closing));
}
`,
        },
        {
          file: FACTORY,
          after: "import { drawDelega } from './templates/delega.template.js';\n",
          text: "import { drawFoto } from './templates/foto.template.js';\n",
        },
        {
          file: FACTORY,
          after: '> = { DELEGA: drawDelega, ATTO: drawAtto, REQ: drawReq, CONGR: drawCongr',
          text: ', FOTO: drawFoto',
        },
      ],
    },
    {
      number: 4,
      does: 'document that it fills in',
      edits: [
        {
          file: 'libs/domain/src/documents/document-catalogue.ts',
          after: "  { code: 'FOTO', name: 'Foto prima e dopo', need: buildNeeds('O', 'O', 'O')",
          text: ', isPrefilled: true',
        },
      ],
    },
    { number: 5, does: 'npm run openapi', edits: 'openapi' },
  ],
  proofs: [
    {
      file: 'mfe-admin/src/settings/online-signatures.dom.test.tsx',
      text: `import type { SettingHistoryDto } from '@pratiche/api';
import { SETTING_DEFAULTS } from '@pratiche/domain/settings';
import { AppProviders } from '@pratiche/ui';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it } from '@jest/globals';
import { getSettingEditor } from './setting-editors.js';

it.each([
  ['onlineSignatures', 'Dichiarazione sulle fotografie'],
  ['paperTexts', 'Fotografie'],
] as const)('shows the new paper among %s', async (kind, text) => {
  const value = SETTING_DEFAULTS[kind];
  const history: SettingHistoryDto = { kind, current: value, currentId: null, seen: 0, entries: [] };
  const Editor = getSettingEditor(kind);
  render(
    <MemoryRouter>
      <AppProviders>
        <Editor
          kind={kind}
          value={value}
          onChange={() => undefined}
          errors={[]}
          history={history}
          validFrom="2026-06-03"
        />
      </AppProviders>
    </MemoryRouter>,
  );
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
});
`,
    },
    {
      file: 'backend/test/api/module/prefilled-documents/photographs.test.ts',
      text: `import { expect, it } from '@jest/globals';
import { createMember } from '../../../kit/account-fixtures.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import { lastStep, save } from '../../../kit/dossier-flow.js';
import { pdfText } from '../../../kit/pdf-text.js';

it('is offered in the last step, and printed', async () => {
  const me = await createMember({ packages: [{ credits: 5 }] });
  const saved = await save(me.http, ecobonusForm());
  const items = (await lastStep(me.http, saved)).documentSet.documentsDocumentsSetResponse;
  expect(items.find(({ document }) => document.code === 'FOTO')?.isPrefilled).toBe(true);
  const answer = await me.http.get(\`Module/prefilled/\${saved.id}/FOTO\`);
  expect(pdfText(answer.bytes)).toContain('le fotografie allegate mostrano i lavori');
});
`,
    },
  ],
};
