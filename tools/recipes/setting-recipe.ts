import type { Recipe } from './recipe.types.ts';

const CURRENT_SETTINGS = 'libs/domain/src/settings/current-settings.ts';

/** A setting that every front end gets, shown on the help page. */
export const SETTING_RECIPE: Recipe = {
  name: 'setting',
  heading: 'Add a setting',
  workspaces: ['libs/domain', 'backend', 'shell', 'mfe-admin'],
  suites: [
    ['domain', 'domain/src/settings'],
    ['web', 'shell/src/help'],
    ['web', 'mfe-admin/src/settings'],
    ['tools', 'lint/settings-docs'],
    ['backend', 'src/committed-description'],
    ['backend', 'src/settings'],
    ['api-sqlite', 'settings/support-hours'],
  ],
  steps: [
    {
      number: 1,
      does: 'type of its value',
      edits: [
        {
          file: CURRENT_SETTINGS,
          after: '  supportContacts: SupportContact[];\n',
          text: '  supportHours: { text: string };\n',
        },
      ],
    },
    {
      number: 1,
      does: 'first value',
      edits: [
        {
          file: CURRENT_SETTINGS,
          after: '  brand: DEFAULT_BRAND,\n',
          text: "  supportHours: { text: '' },\n",
        },
      ],
    },
    {
      number: 2,
      does: 'label, explanation and shape',
      edits: [
        {
          file: 'libs/domain/src/settings/kinds/provider-kinds.ts',
          after:
            "contacts.length === 0 ? 'Nessun contatto' : contacts.map(({ topic }) => topic).join(' · '),\n  },\n",
          text: `  supportHours: {
    label: 'Orari dell’assistenza',
    about: 'Compaiono nella pagina Assistenza, sopra i contatti.',
    shape: object({ text: line(120, { label: 'Orari', blank: 'kept' }) }),
  },
`,
        },
      ],
    },
    {
      number: 3,
      does: 'the page that reads it',
      edits: [
        {
          file: 'shell/src/help/HelpPage.tsx',
          after: '<h2 id="titolo-contatti">{TEXTS.contacts}</h2>\n',
          text: '      {data && <p>{data.current.supportHours.text}</p>}\n',
        },
      ],
    },
    { number: null, does: 'npm run openapi', edits: 'openapi' },
    {
      number: null,
      does: 'row in docs/settings.md',
      edits: [
        {
          file: 'docs/settings.md',
          after:
            '| ----------------------------------------------------------------------------------- | ----------------------------------------------------------------------------------------------- |\n',
          text: '| `supportHours` | help |\n',
        },
      ],
    },
  ],
  proofs: [
    {
      file: 'shell/src/help/support-hours.dom.test.tsx',
      text: `import { CURRENT_SETTING_DEFAULTS } from '@pratiche/domain';
import { AppProviders } from '@pratiche/ui';
import { render, screen } from '@testing-library/react';
import { expect, it, jest } from '@jest/globals';
import { MemoryRouter } from 'react-router';
import { HelpPage } from './HelpPage.js';

it('shows the hours of support', async () => {
  const current = { ...CURRENT_SETTING_DEFAULTS, supportHours: { text: 'Anche di sabato' } };
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input) =>
      Promise.resolve(
        new URL((input as Request).url).pathname === '/api/Settings/current'
          ? Response.json({ version: 1, current, dated: {} })
          : Response.json([]),
      ),
    );
  render(
    <MemoryRouter>
      <AppProviders>
        <HelpPage />
      </AppProviders>
    </MemoryRouter>,
  );
  expect(await screen.findByText('Anche di sabato')).toBeTruthy();
});
`,
    },
    {
      file: 'backend/test/api/settings/support-hours.test.ts',
      text: `import type { PublicSettings } from '@pratiche/domain';
import { expect, it } from '@jest/globals';
import { createMember } from '../../kit/account-fixtures.js';
import { expectOk } from '../../kit/dossier-flow.js';
import { visitor } from '../../kit/portal.js';
import { withSetting } from '../../kit/settings-fixtures.js';

const readHours = async () =>
  (await expectOk<PublicSettings>(visitor().get('Settings/current'))).current.supportHours;

it('reaches front ends before and after a change', async () => {
  const admin = await createMember({ role: 'SuperAdmin' });
  expect(await readHours()).toEqual({ text: '' });
  await withSetting(admin, 'supportHours', { text: 'Anche di sabato' }, async () => {
    expect(await readHours()).toEqual({ text: 'Anche di sabato' });
  });
});
`,
    },
  ],
};
