/** A page opened directly by its address. */
export interface Screen {
  name: string;
  path: string;
  viewport: { width: number; height: number };
  /** Selector of what the visitor came for. */
  ready: string;
  /** Demo account; `null` before the login. */
  who: string | null;
  /** Limit in ms. */
  lcp?: number;
}

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
const FITTER = 'installatore@demo.test';
const OFFICE = 'admin@demo.test';

export const SCREENS: readonly Screen[] = [
  {
    name: 'login, phone',
    path: '/login',
    viewport: PHONE,
    ready: 'input[type=password]',
    who: null,
    lcp: 2_000,
  },
  {
    name: 'login, desk',
    path: '/login',
    viewport: DESK,
    ready: 'input[type=password]',
    who: null,
    lcp: 2_000,
  },
  {
    name: 'wizard, phone',
    path: '/modules/new',
    viewport: PHONE,
    ready: 'main h2',
    who: FITTER,
    lcp: 2_500,
  },
  {
    name: 'wizard, desk',
    path: '/modules/new',
    viewport: DESK,
    ready: 'main h2',
    who: FITTER,
    lcp: 2_500,
  },
  { name: 'dashboard, phone', path: '/dashboard', viewport: PHONE, ready: 'main h1', who: FITTER },
  {
    name: 'drafts, phone',
    path: '/modules/drafts',
    viewport: PHONE,
    ready: 'main h1',
    who: FITTER,
  },
  {
    name: 'received, desk',
    path: '/administration/modules/received',
    viewport: DESK,
    // Rows that wait for their data have no id.
    ready: 'table tbody tr[id]',
    who: OFFICE,
    lcp: 3_500,
  },
  // A list that antd draws.
  {
    name: 'users, desk',
    path: '/administration/users',
    viewport: DESK,
    ready: 'table tbody tr',
    who: OFFICE,
    lcp: 3_500,
  },
];
