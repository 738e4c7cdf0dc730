interface RouteFrame {
  path: string;
  /** `fitter` and `backOffice` are rows of the access matrix; `public` pages need no login. */
  access: 'fitter' | 'backOffice' | 'superAdmin' | 'public';
  /** `main` has sidebar and toolbar, `plain` no frame at all, `public` that of the pages for strangers. */
  layout: 'main' | 'plain' | 'public';
  /** Shows antd's table on wide screens: the host fetches it while it starts. */
  hasOfficeTable?: true;
  /**
   * Path and query of the call whose answer the page shows first, where its address has no query:
   * the host asks while the page's code is still coming.
   */
  firstCall?: string;
}

export type RemoteName = 'mfe-wizard' | 'mfe-lists' | 'mfe-admin';

interface RouteRow extends RouteFrame {
  remote: RemoteName;
  page: string;
}

const ROUTES = [
  { path: '/modules/new', remote: 'mfe-wizard', page: 'new', access: 'fitter', layout: 'main' },
  {
    path: '/modules/edit/:id',
    remote: 'mfe-wizard',
    page: 'edit',
    access: 'fitter',
    layout: 'main',
  },
  {
    path: '/administration/modules/edit/:id',
    remote: 'mfe-wizard',
    page: 'admin',
    access: 'backOffice',
    layout: 'main',
  },
  {
    path: '/administration/modules/edit/:id/data',
    remote: 'mfe-wizard',
    page: 'adminEdit',
    access: 'backOffice',
    layout: 'main',
  },
  {
    path: '/edit-beneficiary/error',
    remote: 'mfe-wizard',
    page: 'beneficiaryError',
    access: 'public',
    layout: 'public',
  },
  {
    path: '/edit-beneficiary/:id/:token',
    remote: 'mfe-wizard',
    page: 'beneficiary',
    access: 'public',
    layout: 'plain',
  },
  {
    path: '/modules/drafts',
    remote: 'mfe-lists',
    page: 'drafts',
    access: 'fitter',
    layout: 'main',
    firstCall: '/api/Module/getAll?page=1&pageSize=20&sort=urgency&state=DRAFT',
  },
  {
    path: '/modules/sent',
    remote: 'mfe-lists',
    page: 'sent',
    access: 'fitter',
    layout: 'main',
    firstCall: '/api/Module/getAll?page=1&pageSize=20&sort=-sentDate&state=PROCESSING',
  },
  {
    path: '/modules/elaborate',
    remote: 'mfe-lists',
    page: 'elaborate',
    access: 'fitter',
    layout: 'main',
    firstCall: '/api/Module/getAll?page=1&pageSize=20&sort=-sentDate&state=ELABORATED',
  },
  {
    path: '/administration/modules/received',
    remote: 'mfe-admin',
    page: 'received',
    access: 'backOffice',
    layout: 'main',
    hasOfficeTable: true,
    firstCall: '/api/Module/getAll?page=1&pageSize=20&sort=work&state=RECEIVED',
  },
  {
    path: '/administration/users',
    remote: 'mfe-admin',
    page: 'users',
    access: 'backOffice',
    layout: 'main',
    hasOfficeTable: true,
  },
  {
    path: '/administration/users/:id',
    remote: 'mfe-admin',
    page: 'user',
    access: 'backOffice',
    layout: 'main',
  },
  {
    path: '/administration/registrations',
    remote: 'mfe-admin',
    page: 'registrations',
    access: 'backOffice',
    layout: 'main',
  },
  {
    path: '/administration/payments',
    remote: 'mfe-admin',
    page: 'payments',
    access: 'backOffice',
    layout: 'main',
    hasOfficeTable: true,
  },
  {
    path: '/administration/transfers',
    remote: 'mfe-admin',
    page: 'transfers',
    access: 'backOffice',
    layout: 'main',
    hasOfficeTable: true,
  },
  {
    path: '/administration/board',
    remote: 'mfe-admin',
    page: 'board',
    access: 'backOffice',
    layout: 'main',
  },
  {
    path: '/administration/board/counted',
    remote: 'mfe-admin',
    page: 'counted',
    access: 'backOffice',
    layout: 'main',
    hasOfficeTable: true,
  },
  {
    path: '/administration/months',
    remote: 'mfe-admin',
    page: 'months',
    access: 'superAdmin',
    layout: 'main',
  },
  {
    path: '/administration/library',
    remote: 'mfe-admin',
    page: 'library',
    access: 'backOffice',
    layout: 'main',
    hasOfficeTable: true,
  },
  {
    path: '/administration/settings',
    remote: 'mfe-admin',
    page: 'settings',
    access: 'superAdmin',
    layout: 'main',
  },
  {
    path: '/administration/settings/:kind',
    remote: 'mfe-admin',
    page: 'setting',
    access: 'superAdmin',
    layout: 'main',
  },
  {
    path: '/administration/municipalities',
    remote: 'mfe-admin',
    page: 'municipalities',
    access: 'superAdmin',
    layout: 'main',
  },
  {
    path: '/administration/mail',
    remote: 'mfe-admin',
    page: 'mail',
    access: 'superAdmin',
    layout: 'main',
    hasOfficeTable: true,
  },
  {
    path: '/administration/audit',
    remote: 'mfe-admin',
    page: 'audit',
    access: 'superAdmin',
    layout: 'main',
    hasOfficeTable: true,
  },
  {
    path: '/administration/modules/completed',
    remote: 'mfe-admin',
    page: 'completed',
    access: 'backOffice',
    layout: 'main',
    hasOfficeTable: true,
    firstCall: '/api/Module/getAll?page=1&pageSize=20&sort=-receivedDate&state=ELABORATED',
  },
] as const satisfies readonly RouteRow[];

/** Pages that a remote must expose, so that one of them without a route, or the reverse, does not compile. */
export type RemotePageName<Remote extends RemoteName> = Extract<
  (typeof ROUTES)[number],
  { remote: Remote }
>['page'];

/** A page of a remote: a name of another remote's page does not compile. */
export type RemotePageOf = {
  [Remote in RemoteName]: { remote: Remote; page: RemotePageName<Remote> };
}[RemoteName];

/** The fixed promise between host and remotes: which page of which remote answers which path. */
export type RemoteRoute = RouteFrame & RemotePageOf;

export const REMOTE_ROUTES: readonly RemoteRoute[] = ROUTES;
