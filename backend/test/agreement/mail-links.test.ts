import { describe, expect, it } from '@jest/globals';
import type { SessionUserDto } from '@pratiche/api';
import { REMOTE_ROUTES } from '../../../libs/federation/src/routes.js';
import { canAccessScreen, type ScreenAccess } from '../../../shell/src/access/screen-access.js';
import { HOST_ROUTES, LOGIN_PATH, PUBLIC_ROUTES } from '../../../shell/src/app/host-routes.js';
import { composeMail } from '../../src/platform/mail/mail-layout.util.js';
import { MAIL_EXAMPLES, TOKEN } from '../kit/mail-examples.js';
import { MAIL_SENDERS, type SentMail } from '../kit/mail-senders.js';

const ORIGIN = 'https://portale.example';
const API_OPT_OUT = '/api/Notifications/unsubscribe/:token';

const asUser = (role: SessionUserDto['role'], isContractVerified: boolean): SessionUserDto =>
  ({ id: 7, role, isContractVerified }) as SessionUserDto;

/** Those who get e-mails, as the portal knows them when they open a link. */
const ADDRESSEES = {
  /** Anyone without a login: customers, applicants and those who forgot their password. */
  stranger: null,
  fitter: asUser('User', true),
  unverified: asUser('User', false),
  buyer: asUser('Buyer', false),
  operator: asUser('Admin', true),
  superAdmin: asUser('SuperAdmin', true),
} as const;

const ROUTES: readonly { path: string; access: ScreenAccess }[] = [
  { path: LOGIN_PATH, access: 'public' },
  ...Object.values(PUBLIC_ROUTES)
    .flat()
    .map(({ path }) => ({ path, access: 'public' as const })),
  ...HOST_ROUTES,
  ...REMOTE_ROUTES,
];

function isAnsweredBy(route: string, path: string): boolean {
  const pattern = route.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path);
}

interface LinkRow {
  mail: string;
  to: readonly (keyof typeof ADDRESSEES)[];
  /** Routes of the portal that the links of the e-mail open. */
  routes: readonly string[];
  /** The links themselves, in the order of the examples; a pattern where they hold a new token. */
  links: readonly (string | RegExp)[];
  read?: () => Promise<SentMail[]>;
}

const EDIT = { routes: ['/modules/edit/:id'], links: ['/modules/edit/12345'] };
const OFFICE_EDIT = {
  routes: ['/administration/modules/edit/:id'],
  links: ['/administration/modules/edit/12345'],
};
const USER = { routes: ['/administration/users/:id'], links: ['/administration/users/7'] };
const WALLET = { routes: ['/wallet/:id'], links: ['/wallet/7'] };
const LOGIN = { routes: ['/login'], links: ['/login'] };
const FORGOT = { routes: ['/forgot-password'], links: ['/forgot-password'] };
const PROFILE = { routes: ['/accounts/edit'], links: ['/accounts/edit'] };
const NONE = { routes: [], links: [] };
const VERIFY = { routes: ['/verify-email/:token?'], links: [`/verify-email/${TOKEN}`] };
const CUSTOMER = {
  to: ['stranger'],
  routes: ['/edit-beneficiary/:id/:token'],
  links: [/^\/edit-beneficiary\/12345\/[\w-]{43}$/],
} as const;

/** Every e-mail of the portal: who gets it, and where its button leads. */
const ROWS: readonly LinkRow[] = [
  // E-mails about dossiers, to the fitter.
  { mail: 'sentMail', to: ['fitter'], routes: ['/modules/sent'], links: ['/modules/sent'] },
  { mail: 'returnedMail', to: ['fitter'], ...EDIT },
  { mail: 'correctedMail', to: ['fitter'], ...EDIT },
  { mail: 'editedMail', to: ['fitter'], ...EDIT },
  { mail: 'deadlineMail', to: ['fitter'], ...EDIT },
  { mail: 'finishedMail', to: ['fitter'], ...EDIT },
  {
    mail: 'ownerSignatureMail',
    to: ['fitter'],
    routes: EDIT.routes,
    links: ['/modules/edit/12'],
  },
  {
    mail: 'completedMail',
    to: ['fitter'],
    routes: ['/modules/elaborate'],
    links: ['/modules/elaborate'],
  },
  { mail: 'messagesMail', to: ['fitter'], ...EDIT, read: MAIL_SENDERS.messagesToOwner },
  { mail: 'messagesMail', to: ['operator'], ...OFFICE_EDIT, read: MAIL_SENDERS.messagesToOffice },
  {
    mail: 'mentionMail',
    to: ['operator', 'superAdmin'],
    routes: OFFICE_EDIT.routes,
    links: ['/administration/modules/edit/12345#note'],
  },
  {
    mail: 'createInfectedFileMail',
    to: ['fitter'],
    ...EDIT,
    read: MAIL_SENDERS.infectedFileOfOwner,
  },
  {
    mail: 'createInfectedFileMail',
    to: ['operator'],
    ...OFFICE_EDIT,
    read: MAIL_SENDERS.infectedFileOfOffice,
  },
  // E-mails about dossiers, to the customer.
  { mail: 'invitationMail', ...CUSTOMER, read: MAIL_SENDERS.invitation },
  {
    mail: 'papersReadyMail',
    ...CUSTOMER,
    links: [/^\/edit-beneficiary\/12345\/[\w-]{43}\?firma=tutti$/],
    read: MAIL_SENDERS.papersReady,
  },
  { mail: 'customerCompletedMail', ...CUSTOMER, read: MAIL_SENDERS.customerCompleted },
  { mail: 'customerCorrectedMail', ...CUSTOMER, read: MAIL_SENDERS.customerCorrected },
  { mail: 'signatureCodeMail', to: ['stranger', 'fitter'], ...NONE },
  {
    mail: 'paperSignedMail',
    to: ['stranger', 'fitter'],
    routes: ['/verify-signature/:code?'],
    links: [`/verify-signature/ABCD-EFGH-JKLM-NPQR?impronta=${'cd'.repeat(32)}`],
  },
  // E-mails about credits.
  { mail: 'createRechargeMail', to: ['fitter'], ...WALLET },
  { mail: 'createOrderConfirmedMail', to: ['buyer'], ...WALLET },
  { mail: 'createOrderRejectedMail', to: ['fitter', 'buyer'], ...WALLET },
  // E-mails about accounts.
  {
    mail: 'resetPasswordMail',
    to: ['stranger'],
    routes: ['/reset-password/:token?'],
    links: [`/reset-password/${TOKEN}`],
  },
  { mail: 'passwordChangedMail', to: ['stranger'], ...FORGOT },
  { mail: 'wrongCodesMail', to: ['stranger'], ...FORGOT },
  { mail: 'twoFactorOnMail', to: ['stranger'], ...FORGOT },
  { mail: 'twoFactorOffMail', to: ['stranger'], ...FORGOT },
  { mail: 'twoFactorResetMail', to: ['stranger'], ...FORGOT },
  { mail: 'registeredAgainMail', to: ['stranger'], ...FORGOT },
  { mail: 'confirmRegistrationMail', to: ['stranger'], ...VERIFY },
  { mail: 'confirmHeldMail', to: ['stranger'], ...VERIFY },
  { mail: 'registrationAcceptedMail', to: ['stranger'], ...LOGIN },
  { mail: 'registrationDroppedMail', to: ['stranger'], ...NONE },
  { mail: 'registrationGaveWayMail', to: ['stranger'], ...NONE },
  { mail: 'companyCheckMail', to: ['stranger'], ...NONE },
  {
    mail: 'termsInvitationMail',
    to: ['stranger'],
    routes: ['/terms-conditions/:userId'],
    links: [`/terms-conditions/7?account=info%40serramenti.example&token=${TOKEN}`],
  },
  { mail: 'contractVerifiedMail', to: ['stranger'], ...LOGIN },
  {
    mail: 'contractRefusedMail',
    to: ['unverified'],
    routes: ['/dashboard'],
    links: ['/dashboard'],
  },
  { mail: 'contractRevokedMail', to: ['unverified'], ...NONE },
  { mail: 'accountSuspendedMail', to: ['stranger'], ...NONE },
  { mail: 'accountReactivatedMail', to: ['stranger'], ...LOGIN },
  { mail: 'roleChangedMail', to: ['stranger'], ...LOGIN },
  { mail: 'accountDeletedMail', to: ['stranger'], ...NONE },
  { mail: 'deletionRefusedMail', to: ['fitter'], ...PROFILE },
  { mail: 'infectedAccountFileMail', to: ['fitter'], ...PROFILE },
  // E-mails about accounts, to the back office.
  { mail: 'newPapersMail', to: ['operator'], ...USER },
  { mail: 'companyAlreadyRegisteredMail', to: ['operator'], ...USER },
  { mail: 'deletionRequestedMail', to: ['superAdmin'], ...USER },
  {
    mail: 'heldRegistrationMail',
    to: ['operator'],
    routes: ['/administration/registrations'],
    links: ['/administration/registrations'],
  },
];

const compose = ({ template, optOut }: SentMail) =>
  composeMail('a@example.test', template, ORIGIN, optOut === undefined ? {} : { optOut });

/** Links of the HTML; the text says the same. */
function listLinks(mail: SentMail): string[] {
  const { html, text } = compose(mail);
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  );
  for (const link of links) expect([link, text.includes(link)]).toEqual([link, true]);
  return links.map((link) => link.replace(ORIGIN, ''));
}

it('names every e-mail', () => {
  expect([...new Set(ROWS.map(({ mail }) => mail))].sort()).toEqual(
    Object.keys(MAIL_EXAMPLES).sort(),
  );
});

describe.each(ROWS)('$mail to $to', ({ mail, to, routes, links, read }) => {
  it('leads to the page of its subject', async () => {
    const mails = (await read?.()) ?? (MAIL_EXAMPLES[mail] ?? []).map((template) => ({ template }));
    expect(mails).not.toEqual([]);
    const distinct = [...new Set(mails.flatMap(listLinks))];
    expect(distinct).toEqual(
      links.map((link) => (typeof link === 'string' ? link : expect.stringMatching(link))),
    );
    for (const link of distinct) {
      const path = link.split('?')[0] ?? '';
      expect(routes.filter((route) => isAnsweredBy(route, path))).toEqual(routes);
    }
  });

  it('leads to pages that they may open', () => {
    for (const route of routes) {
      const page = ROUTES.find(({ path }) => path === route);
      const closed = to.filter((addressee) => {
        const user = ADDRESSEES[addressee];
        if (page === undefined || page.access === 'public') return page === undefined;
        return user === null || !canAccessScreen(page.access, user);
      });
      expect({ route, closed }).toEqual({ route, closed: [] });
    }
  });
});

it('ends a kind of e-mail on a page and by a call that need no login', async () => {
  const [mail] = await MAIL_SENDERS.optOut();
  const page = mail?.optOut?.page ?? '';
  expect(page).toMatch(/^\/unsubscribe\/7-deadline-[\w-]{43}$/);
  expect(ROUTES.filter(({ path }) => isAnsweredBy(path, page)).map(({ access }) => access)).toEqual(
    ['public'],
  );
  expect(mail?.optOut?.oneClick).toBe(page.replace('/', '/api/Notifications/'));
  expect(isAnsweredBy(API_OPT_OUT, mail?.optOut?.oneClick ?? '')).toBe(true);
  expect(listLinks(mail as SentMail)).toEqual([page]);
});
