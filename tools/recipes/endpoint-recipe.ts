import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Recipe, RecipeEdit, RecipeStep } from './recipe.types.ts';

const MIGRATIONS = 'backend/migrations/index.ts';
const ACCESS_ROWS = 'backend/test/api/access/expected/index.ts';
const PLAN_ROWS = 'backend/test/kit/query-plan-rows.ts';

/** A new file with the text that is kept for it in `announcements`. */
const newFile = (file: string, keptAs = basename(file)): RecipeEdit => ({
  file,
  text: readFileSync(join(import.meta.dirname, 'announcements', `${keptAs}.txt`), 'utf8'),
});

const STEPS_ON_SERVER: readonly RecipeStep[] = [
  {
    number: 1,
    does: 'values that people choose from',
    edits: [
      newFile('libs/domain/src/announcements.ts'),
      {
        file: 'libs/domain/src/index.ts',
        after: "export * from './enumerations/index.js';\n",
        text: "export * from './announcements.js';\n",
      },
    ],
  },
  {
    number: 2,
    does: 'entity',
    edits: [newFile('backend/src/announcements/announcement.entity.ts')],
  },
  {
    number: 2,
    does: 'migration',
    edits: [
      newFile('backend/migrations/1799900000000-announcements.ts', 'announcements-migration.ts'),
      {
        file: MIGRATIONS,
        after: "import { OutboxJobs1763700000001 } from './1763700000001-outbox-jobs.js';\n",
        text: "import { Announcements1799900000000 } from './1799900000000-announcements.js';\n",
      },
      {
        file: MIGRATIONS,
        after: '  EnergySavings1763700000290,\n',
        text: '  Announcements1799900000000,\n',
      },
    ],
  },
  {
    number: 3,
    does: 'query',
    edits: [newFile('backend/src/announcements/dto/announcement-query.dto.ts')],
  },
  {
    number: 4,
    does: 'row of the answer',
    edits: [newFile('backend/src/announcements/dto/announcement.dto.ts')],
  },
  {
    number: 5,
    does: 'repository and service',
    edits: [
      newFile('backend/src/announcements/announcement.repository.ts'),
      newFile('backend/src/announcements/announcements.service.ts'),
    ],
  },
  {
    number: 6,
    does: 'controller',
    edits: [newFile('backend/src/announcements/announcements.controller.ts')],
  },
  {
    number: 7,
    does: 'module',
    edits: [newFile('backend/src/announcements/announcements.module.ts')],
  },
  {
    number: 7,
    does: 'its place among the features',
    edits: [
      {
        file: 'backend/src/app.module.ts',
        after: "import { LibraryModule } from './library/library.module.js';\n",
        text: "import { AnnouncementsModule } from './announcements/announcements.module.js';\n",
      },
      {
        file: 'backend/src/app.module.ts',
        after: '  ActivityModule,\n',
        text: '  AnnouncementsModule,\n',
      },
    ],
  },
  { number: 8, does: 'description of the API', edits: 'openapi' },
];

const STEPS_ON_SCREEN: readonly RecipeStep[] = [
  {
    number: 9,
    does: 'page',
    edits: [
      newFile('mfe-admin/src/announcements/AnnouncementsPage.tsx'),
      newFile('mfe-admin/src/announcements/texts.ts'),
    ],
  },
  {
    number: 10,
    does: 'path and access',
    edits: [
      {
        file: 'libs/federation/src/routes.ts',
        after: `    page: 'audit',
    access: 'superAdmin',
    layout: 'main',
    hasOfficeTable: true,
  },
`,
        text: `  {
    path: '/administration/announcements',
    remote: 'mfe-admin',
    page: 'announcements',
    access: 'backOffice',
    layout: 'main',
    hasOfficeTable: true,
  },
`,
      },
    ],
  },
  {
    number: 10,
    does: 'its page',
    edits: [
      {
        file: 'mfe-admin/src/pages.tsx',
        after:
          "const AuditPage = lazyPage(async () => (await import('./audit/AuditPage.js')).AuditPage);\n",
        text: `const AnnouncementsPage = lazyPage(
  async () => (await import('./announcements/AnnouncementsPage.js')).AnnouncementsPage,
);
`,
      },
      {
        file: 'mfe-admin/src/pages.tsx',
        after: '  audit: withOffice(AuditPage),\n',
        text: '  announcements: withOffice(AnnouncementsPage),\n',
      },
    ],
  },
  {
    number: 10,
    does: 'menu entry',
    edits: [
      {
        file: 'shell/src/menu/main-menu.ts',
        after: `    label: MENU_TEXTS.audit,
    group: MENU_TEXTS.portal,
    Icon: HistoryOutlined,
  },
`,
        text: `  {
    access: 'backOffice',
    to: () => '/administration/announcements',
    label: MENU_TEXTS.announcements,
    group: MENU_TEXTS.portal,
    Icon: HistoryOutlined,
  },
`,
      },
      {
        file: 'shell/src/menu/texts.ts',
        after: "  audit: 'Registro attività',\n",
        text: "  announcements: 'Avvisi',\n",
      },
    ],
  },
];

const STEPS_IN_TESTS: readonly RecipeStep[] = [
  {
    number: 11,
    does: 'row of the access table',
    edits: [
      newFile('backend/test/api/access/expected/announcements.ts', 'announcements-access.ts'),
      {
        file: ACCESS_ROWS,
        after: "import { AUDIT_ROUTES } from './audit.js';\n",
        text: "import { ANNOUNCEMENT_ROUTES } from './announcements.js';\n",
      },
      { file: ACCESS_ROWS, after: '  ...AUDIT_ROUTES,\n', text: '  ...ANNOUNCEMENT_ROUTES,\n' },
    ],
  },
  {
    number: 12,
    does: 'rows and calls of the query plans',
    edits: [
      {
        file: PLAN_ROWS,
        after: `      '{}',
    ]),
  );
`,
        text: `  await insert(
    'announcements (kind, title, created)',
    rows((index) => [index % 9 === 0 ? 'outage' : 'news', 'Prova', at(index)]),
  );
`,
      },
      { file: PLAN_ROWS, after: "    'audit_entries',\n", text: "    'announcements',\n" },
      {
        file: 'backend/src/query-plans.test.ts',
        after: "    ['Audit?page=2', 'office', 4],\n",
        text: `    ['Announcements?page=2', 'office', 4],
    ['Announcements?kind=outage', 'office', 4],
    ['Announcements?sort=created', 'office', 4],
`,
      },
    ],
  },
  {
    number: 13,
    does: 'page in the list of the layouts',
    edits: [
      {
        file: 'e2e/journeys/layouts/office-pages.spec.ts',
        after: "  { path: '/administration/audit', title: /Registro/ },\n",
        text: "  { path: '/administration/announcements', title: /Avvisi/ },\n",
      },
    ],
  },
];

/** News of the portal, listed for the office. */
export const ENDPOINT_RECIPE: Recipe = {
  name: 'endpoint',
  heading: 'Add an endpoint with a list screen',
  workspaces: ['libs/domain', 'libs/federation', 'backend', 'mfe-admin', 'shell', 'e2e'],
  suites: [
    ['backend', 'backend/migrations/migrations.test'],
    ['backend', 'src/committed-description'],
    ['backend', 'src/query-plans'],
    ['web', 'mfe-admin/src/announcements'],
    ['web', 'shell/src/menu'],
    ['api-sqlite', 'access/access.test'],
    ['api-sqlite', 'api/announcements'],
  ],
  steps: [...STEPS_ON_SERVER, ...STEPS_ON_SCREEN, ...STEPS_IN_TESTS],
  proofs: [
    newFile('mfe-admin/src/announcements/AnnouncementsPage.dom.test.tsx'),
    newFile('backend/test/api/announcements/announcements.test.ts'),
  ],
};
