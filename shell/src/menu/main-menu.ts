import type { ActivityDto, OfficeWaitingDto, SessionUserDto } from '@pratiche/api';
import {
  BarChartOutlined,
  BellOutlined,
  CheckCircleOutlined,
  EditOutlined,
  FileDoneOutlined,
  FileTextOutlined,
  HomeOutlined,
  InboxOutlined,
  LockOutlined,
  MailOutlined,
  PlusOutlined,
  ProjectOutlined,
  QuestionCircleOutlined,
  SettingOutlined,
  HistoryOutlined,
  EnvironmentOutlined,
  SendOutlined,
  ShoppingCartOutlined,
  UserOutlined,
  WalletOutlined,
} from '@pratiche/ui';
import type { ComponentType } from 'react';
import { canAccessScreen, type ScreenAccess } from '../access/screen-access.js';
import { MENU_TEXTS } from './texts.js';

/** Headings of the menu in their order; the first part, the daily work, has none. */
const MENU_GROUPS = [
  undefined,
  MENU_TEXTS.credits,
  MENU_TEXTS.help,
  MENU_TEXTS.people,
  MENU_TEXTS.portal,
] as const;
type MenuGroup = (typeof MENU_GROUPS)[number];

export interface MenuEntry {
  to: string;
  group?: MenuGroup | undefined;
  label: string;
  Icon: ComponentType<{ 'aria-hidden'?: 'true' }>;
  /** The list of dossiers whose unread messages are counted beside the entry. */
  unreadOf?: keyof NonNullable<ActivityDto['officeUnread']> | undefined;
  /** The work that is counted within the entry. */
  waiting?: keyof OfficeWaitingDto | 'mentions' | undefined;
}

type MenuDefinition = Omit<MenuEntry, 'to'> & {
  access: ScreenAccess;
  to: (user: SessionUserDto) => string;
  isLocked?: (user: SessionUserDto) => boolean;
};

const MENU_DEFINITIONS: readonly MenuDefinition[] = [
  { access: 'purchase', to: () => '/dashboard', label: MENU_TEXTS.home, Icon: HomeOutlined },
  { access: 'fitter', to: () => '/modules/new', label: MENU_TEXTS.newDossier, Icon: PlusOutlined },
  { access: 'fitter', to: () => '/modules/drafts', label: MENU_TEXTS.drafts, Icon: EditOutlined },
  { access: 'fitter', to: () => '/modules/sent', label: MENU_TEXTS.sent, Icon: SendOutlined },
  {
    access: 'fitter',
    to: () => '/modules/elaborate',
    label: MENU_TEXTS.elaborated,
    Icon: FileDoneOutlined,
  },
  {
    access: 'purchase',
    to: () => '/packages',
    label: MENU_TEXTS.buy,
    group: MENU_TEXTS.credits,
    Icon: ShoppingCartOutlined,
  },
  {
    access: 'purchase',
    to: ({ id }) => `/wallet/${id}`,
    label: MENU_TEXTS.wallet,
    group: MENU_TEXTS.credits,
    Icon: WalletOutlined,
  },
  {
    access: 'fitter',
    to: () => '/utility-docs',
    label: MENU_TEXTS.documents,
    group: MENU_TEXTS.help,
    Icon: FileTextOutlined,
    isLocked: ({ isFirstPackageAcquired }) => !isFirstPackageAcquired,
  },
  {
    access: 'purchase',
    to: () => '/help',
    label: MENU_TEXTS.support,
    group: MENU_TEXTS.help,
    Icon: QuestionCircleOutlined,
  },
  {
    access: 'backOffice',
    to: () => '/administration/modules/received',
    label: MENU_TEXTS.received,
    Icon: InboxOutlined,
    unreadOf: 'received',
    waiting: 'dossiers',
  },
  {
    access: 'backOffice',
    to: () => '/administration/modules/completed',
    label: MENU_TEXTS.elaborated,
    Icon: FileDoneOutlined,
    unreadOf: 'elaborated',
  },
  {
    access: 'backOffice',
    to: () => '/notifications',
    label: MENU_TEXTS.mentions,
    Icon: BellOutlined,
    waiting: 'mentions',
  },
  {
    access: 'backOffice',
    to: () => '/administration/board',
    label: MENU_TEXTS.board,
    Icon: ProjectOutlined,
  },
  {
    access: 'superAdmin',
    to: () => '/administration/months',
    label: MENU_TEXTS.months,
    Icon: BarChartOutlined,
  },
  {
    access: 'backOffice',
    to: () => '/administration/users',
    label: MENU_TEXTS.users,
    group: MENU_TEXTS.people,
    waiting: 'contracts',
    Icon: UserOutlined,
  },
  {
    access: 'backOffice',
    to: () => '/administration/registrations',
    label: MENU_TEXTS.registrations,
    group: MENU_TEXTS.people,
    waiting: 'registrations',
    Icon: FileTextOutlined,
  },
  {
    access: 'backOffice',
    to: () => '/administration/transfers',
    label: MENU_TEXTS.transfers,
    group: MENU_TEXTS.people,
    waiting: 'transfers',
    Icon: CheckCircleOutlined,
  },
  {
    access: 'superAdmin',
    to: () => '/administration/payments',
    label: MENU_TEXTS.payments,
    group: MENU_TEXTS.people,
    Icon: WalletOutlined,
  },
  {
    access: 'backOffice',
    to: () => '/administration/library',
    label: MENU_TEXTS.documents,
    group: MENU_TEXTS.portal,
    Icon: FileTextOutlined,
  },
  {
    access: 'superAdmin',
    to: () => '/administration/settings',
    label: MENU_TEXTS.settings,
    group: MENU_TEXTS.portal,
    Icon: SettingOutlined,
  },
  {
    access: 'superAdmin',
    to: () => '/administration/municipalities',
    label: MENU_TEXTS.municipalities,
    group: MENU_TEXTS.portal,
    Icon: EnvironmentOutlined,
  },
  {
    access: 'superAdmin',
    to: () => '/administration/mail',
    label: MENU_TEXTS.mail,
    waiting: 'failedJobs',
    group: MENU_TEXTS.portal,
    Icon: MailOutlined,
  },
  {
    access: 'superAdmin',
    to: () => '/administration/audit',
    label: MENU_TEXTS.audit,
    group: MENU_TEXTS.portal,
    Icon: HistoryOutlined,
  },
];

/**
 * Menu by role (spec platform §6): a fitter whose contract is not verified has none, nor has who
 * must first set up the second login step. A locked page explains how it opens.
 */
export const buildMainMenu = (user: SessionUserDto): MenuEntry[] =>
  MENU_DEFINITIONS.filter(
    ({ access }) => !user.mustSetUpSecondStep && canAccessScreen(access, user),
  ).map(({ to, label, Icon, isLocked, group, unreadOf, waiting }) => ({
    to: to(user),
    group,
    unreadOf,
    waiting,
    ...(isLocked?.(user)
      ? { label: MENU_TEXTS.locked(label), Icon: LockOutlined }
      : { label, Icon }),
  }));

/** Splits the menu at its headings, leaving out the empty parts. */
export const groupMenu = (entries: readonly MenuEntry[]) =>
  MENU_GROUPS.map((title) => ({
    title,
    entries: entries.filter(({ group }) => group === title),
  })).filter(({ entries: members }) => members.length > 0);
