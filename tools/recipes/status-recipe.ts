import type { Recipe, RecipeStep } from './recipe.types.ts';

/** A test that writes statuses out, with the new one behind some of them. */
const extendTest = (file: string, ...lists: readonly string[]): RecipeStep => ({
  number: 4,
  does: file,
  edits: lists.map((after) => ({
    file: `libs/domain/src/${file}`,
    after,
    text: ", 'PAUSED'",
  })),
});

/** A status between acceptance and filing, with a way in and a way out. */
export const STATUS_RECIPE: Recipe = {
  name: 'status',
  heading: 'Add a status or a transition',
  workspaces: ['libs/domain', 'backend', 'mfe-admin', 'mfe-wizard'],
  suites: [
    ['domain', 'domain/src'],
    ['backend', 'src/committed-description'],
    ['backend', 'src/module/revision'],
    ['web', 'mfe-admin/src/board'],
    ['web', 'mfe-wizard/src/admin/panels'],
    ['web', 'mfe-wizard/src/sent'],
    ['api-sqlite', 'module/status/paused'],
  ],
  steps: [
    {
      number: 1,
      does: 'row of the status',
      edits: [
        {
          file: 'libs/domain/src/statuses/statuses.ts',
          after: `    isSelectable: true,
    returnKind: 'rejection',
    documentRequestRefusal: OPEN_REFUSAL,
    weeklyFigure: null,
  },
`,
          text: `  PAUSED: {
    name: 'Sospesa',
    statusPercentage: 50,
    colour: 'blue',
    ownerList: 'PROCESSING',
    officeList: 'RECEIVED',
    isOpen: false,
    isFiled: false,
    isCompleted: false,
    isAssignable: true,
    isSelectable: true,
    returnKind: null,
    documentRequestRefusal: null,
    weeklyFigure: null,
  },
`,
        },
      ],
    },
    {
      number: 2,
      does: 'way in',
      edits: [
        {
          file: 'libs/domain/src/statuses/transitions.ts',
          after:
            "  { from: ['SENT', 'ACCEPTED'], to: 'REJECTED', who: ['admin'], effects: RETURN_EFFECTS },\n",
          text: `  {
    from: ['ACCEPTED'],
    to: 'PAUSED',
    who: ['admin'],
    effects: { isAudited: true, notify: 'advanced' },
  },
`,
        },
      ],
    },
    {
      number: 2,
      does: 'way out',
      edits: [
        {
          file: 'libs/domain/src/statuses/transitions.ts',
          after: `  {
    from: ['SENT', 'ACCEPTED'],
    to: 'WAITING',
    who: ['admin'],
    effects: RETURN_EFFECTS,
  },
`,
          text: `  {
    from: ['PAUSED'],
    to: 'ACCEPTED',
    who: ['admin'],
    effects: { isAudited: true, notify: 'advanced' },
  },
`,
        },
      ],
    },
    { number: 3, does: 'npm run openapi', edits: 'openapi' },
    {
      number: 3,
      does: 'text of the board',
      edits: [
        {
          file: 'mfe-admin/src/board/texts.ts',
          after: "  ACCEPTED: 'da inviare a ENEA',\n",
          text: "  PAUSED: 'sospese',\n",
        },
      ],
    },
    {
      number: 3,
      does: 'label of the step to it',
      edits: [
        {
          file: 'mfe-wizard/src/admin/panels/texts.ts',
          after: "export const STATUS_TEXTS = {\n  status: 'Stato',\n",
          text: "  pause: 'Sospendi',\n",
        },
        {
          file: 'mfe-wizard/src/admin/panels/status-actions.ts',
          after: '  ACCEPTED: STATUS_TEXTS.accept,\n',
          text: '  PAUSED: STATUS_TEXTS.pause,\n',
        },
      ],
    },
    {
      number: 3,
      does: 'text for its owner',
      edits: [
        {
          file: 'mfe-wizard/src/sent/texts.ts',
          after: "  accepted: 'La pratica è in ordine: il prossimo passo è l’invio a ENEA.',\n",
          text: "  paused: 'La pratica è ferma: un operatore la riprenderà presto.',\n",
        },
        {
          file: 'mfe-wizard/src/sent/SentStatus.tsx',
          after: '  ACCEPTED: TEXTS.accepted,\n',
          text: '  PAUSED: TEXTS.paused,\n',
        },
      ],
    },
    {
      number: 3,
      does: 'text of the act',
      edits: [
        {
          file: 'backend/src/module/revision/dossier-act-text.util.ts',
          after: "  ACCEPTED: 'ha accettato la pratica',\n",
          text: "  PAUSED: 'ha sospeso la pratica',\n",
        },
      ],
    },
    {
      number: 3,
      does: 'machine of the model',
      edits: [
        {
          file: 'backend/test/model/dossier-machine.ts',
          after: "  ACCEPTED: ['WAITING', 'REJECTED', 'SENTTOENEA'],\n",
          text: "  PAUSED: ['ACCEPTED'],\n",
        },
      ],
    },
    {
      number: 3,
      does: 'next step of the model',
      edits: [
        {
          file: 'backend/test/model/commands/forward-command.ts',
          after: '    SENT: accept,\n',
          text: '    PAUSED: () => null,\n',
        },
      ],
    },
    {
      number: 4,
      does: 'test of the statuses',
      edits: [
        {
          file: 'libs/domain/src/statuses/statuses.test.ts',
          after: "  ['ACCEPTED', 'SENTTOENEA', 'admin'],\n",
          text: "  ['ACCEPTED', 'PAUSED', 'admin'],\n  ['PAUSED', 'ACCEPTED', 'admin'],\n",
        },
        {
          file: 'libs/domain/src/statuses/statuses.test.ts',
          after: "      ['REJECTED', 'Rifiutata', 0, 'red'],\n",
          text: "      ['PAUSED', 'Sospesa', 50, 'blue'],\n",
        },
        {
          file: 'libs/domain/src/statuses/statuses.test.ts',
          after: "      PROCESSING: ['SENT'",
          text: ", 'PAUSED'",
        },
        {
          file: 'libs/domain/src/statuses/statuses.test.ts',
          after: "      RECEIVED: ['SENT', 'WAITING'",
          text: ", 'PAUSED'",
        },
      ],
    },
    {
      number: 4,
      does: 'test of the assignment',
      edits: [
        {
          file: 'libs/domain/src/statuses/operator-assignment.test.ts',
          after: "    'WAITING',\n",
          text: "    'PAUSED',\n",
        },
      ],
    },
    extendTest(
      'statuses/new-status.test.ts',
      "      PROCESSING: ['SENT'",
      "      RECEIVED: ['SENT', 'WAITING'",
    ),
    extendTest(
      'queue/queue.test.ts',
      "    [{ state: 'RECEIVED' }, { statuses: ['SENT'",
      "      { state: 'RECEIVED', operatorId: 'none' },\n      { statuses: ['SENT'",
      "      { state: 'RECEIVED', postponed: 'yes' },\n      { statuses: ['SENT'",
      "expect(ASSIGNABLE_STATUS_CODES).toEqual(['SENT', 'WAITING'",
      "expect(RETURNABLE_STATUS_CODES).toEqual(['SENT'",
    ),
    extendTest(
      'working-day/working-day.test.ts',
      "expect(STATUS_CODES.filter(possible)).toEqual(['SENT'",
    ),
    extendTest('messages/messages.test.ts', "const ASKABLE: readonly StatusCode[] = ['SENT'"),
    extendTest(
      'document-checks/document-checks.test.ts',
      "const ALLOWED: readonly StatusCode[] = ['SENT'",
    ),
  ],
  proofs: [
    {
      file: 'mfe-wizard/src/sent/paused.dom.test.tsx',
      text: `import { AppProviders } from '@pratiche/ui';
import { render, screen } from '@testing-library/react';
import { expect, it } from '@jest/globals';
import { MemoryRouter } from 'react-router';
import { createStoredDraft } from '../../test/render-session.js';
import { SentStatus } from './SentStatus.js';

it('tells the owner that the dossier stands still', () => {
  const dossier = {
    ...createStoredDraft({}),
    status: { code: 'PAUSED', name: 'Sospesa', statusPercentage: 50 },
  } as const;
  render(
    <MemoryRouter>
      <AppProviders>
        <SentStatus dossier={dossier} adminFiles={[]} />
      </AppProviders>
    </MemoryRouter>,
  );
  expect(screen.getByText(/^La pratica è ferma/)).toBeTruthy();
});
`,
    },
    {
      file: 'backend/test/api/module/status/paused.test.ts',
      text: `import { expect, it } from '@jest/globals';
import { createMember } from '../../../kit/account-fixtures.js';
import {
  createSentDossier,
  expectOk,
  readDossier,
  setStatus,
} from '../../../kit/dossier-flow.js';

it('goes into the new status and out of it', async () => {
  const [owner, admin] = [
    await createMember({ packages: [{ credits: 5 }] }),
    await createMember({ role: 'Admin' }),
  ];
  const id = await createSentDossier(owner);
  await expectOk(setStatus(admin, id, 'ACCEPTED'));
  await expectOk(setStatus(admin, id, 'PAUSED'));
  expect((await readDossier(owner.http, id)).status.name).toBe('Sospesa');
  await expectOk(setStatus(admin, id, 'ACCEPTED'));
  expect((await readDossier(owner.http, id)).status.code).toBe('ACCEPTED');
});
`,
    },
  ],
};
