import type { ActivityDto, SessionUserDto } from '@pratiche/api';
import {
  BarChartOutlined,
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

/** Headings of the menu in their order; the first part, the daily work, has none. */
const MENU_GROUPS = [undefined, 'Crediti', 'Aiuto', 'Persone', 'Portale'] as const;
type MenuGroup = (typeof MENU_GROUPS)[number];

export interface MenuEntry {
  to: string;
  group?: MenuGroup | undefined;
  label: string;
  Icon: ComponentType<{ 'aria-hidden'?: 'true' }>;
  /** The list of dossiers whose unread messages are counted beside the entry. */
  unreadOf?: keyof NonNullable<ActivityDto['officeUnread']> | undefined;
}

type MenuDefinition = Omit<MenuEntry, 'to'> & {
  access: ScreenAccess;
  to: (user: SessionUserDto) => string;
  isLocked?: (user: SessionUserDto) => boolean;
};

const MENU_DEFINITIONS: readonly MenuDefinition[] = [
  { access: 'purchase', to: () => '/dashboard', label: 'Home', Icon: HomeOutlined },
  { access: 'fitter', to: () => '/modules/new', label: 'Nuova pratica', Icon: PlusOutlined },
  { access: 'fitter', to: () => '/modules/drafts', label: 'Pratiche in bozza', Icon: EditOutlined },
  { access: 'fitter', to: () => '/modules/sent', label: 'Pratiche inviate', Icon: SendOutlined },
  {
    access: 'fitter',
    to: () => '/modules/elaborate',
    label: 'Pratiche elaborate',
    Icon: FileDoneOutlined,
  },
  {
    access: 'purchase',
    to: () => '/packages',
    label: 'Acquista servizio',
    group: 'Crediti',
    Icon: ShoppingCartOutlined,
  },
  {
    access: 'purchase',
    to: ({ id }) => `/wallet/${id}`,
    label: 'Portafoglio',
    group: 'Crediti',
    Icon: WalletOutlined,
  },
  {
    access: 'fitter',
    to: () => '/utility-docs',
    label: 'Documenti utili',
    group: 'Aiuto',
    Icon: FileTextOutlined,
    isLocked: ({ isFirstPackageAcquired }) => !isFirstPackageAcquired,
  },
  {
    access: 'purchase',
    to: () => '/help',
    label: 'Assistenza',
    group: 'Aiuto',
    Icon: QuestionCircleOutlined,
  },
  {
    access: 'backOffice',
    to: () => '/administration/modules/received',
    label: 'Pratiche da elaborare',
    Icon: InboxOutlined,
    unreadOf: 'received',
  },
  {
    access: 'backOffice',
    to: () => '/administration/modules/completed',
    label: 'Pratiche elaborate',
    Icon: FileDoneOutlined,
    unreadOf: 'elaborated',
  },
  {
    access: 'backOffice',
    to: () => '/administration/board',
    label: 'Quadro di lavoro',
    Icon: ProjectOutlined,
  },
  {
    access: 'superAdmin',
    to: () => '/administration/months',
    label: 'Andamento',
    Icon: BarChartOutlined,
  },
  {
    access: 'backOffice',
    to: () => '/administration/users',
    label: 'Utenti',
    group: 'Persone',
    Icon: UserOutlined,
  },
  {
    access: 'backOffice',
    to: () => '/administration/registrations',
    label: 'Registrazioni da guardare',
    group: 'Persone',
    Icon: FileTextOutlined,
  },
  {
    access: 'backOffice',
    to: () => '/administration/transfers',
    label: 'Bonifici da confermare',
    group: 'Persone',
    Icon: CheckCircleOutlined,
  },
  {
    access: 'superAdmin',
    to: () => '/administration/payments',
    label: 'Pagamenti',
    group: 'Persone',
    Icon: WalletOutlined,
  },
  {
    access: 'backOffice',
    to: () => '/administration/library',
    label: 'Documenti utili',
    group: 'Portale',
    Icon: FileTextOutlined,
  },
  {
    access: 'superAdmin',
    to: () => '/administration/settings',
    label: 'Impostazioni',
    group: 'Portale',
    Icon: SettingOutlined,
  },
  {
    access: 'superAdmin',
    to: () => '/administration/municipalities',
    label: 'Comuni e zone',
    group: 'Portale',
    Icon: EnvironmentOutlined,
  },
  {
    access: 'superAdmin',
    to: () => '/administration/mail',
    label: 'E-mail e lavori',
    group: 'Portale',
    Icon: MailOutlined,
  },
  {
    access: 'superAdmin',
    to: () => '/administration/audit',
    label: 'Registro attività',
    group: 'Portale',
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
  ).map(({ to, label, Icon, isLocked, group, unreadOf }) => ({
    to: to(user),
    group,
    unreadOf,
    ...(isLocked?.(user)
      ? { label: `${label} (dal primo pacchetto)`, Icon: LockOutlined }
      : { label, Icon }),
  }));

/** Splits the menu at its headings, leaving out the empty parts. */
export const groupMenu = (entries: readonly MenuEntry[]) =>
  MENU_GROUPS.map((title) => ({
    title,
    entries: entries.filter(({ group }) => group === title),
  })).filter(({ entries: members }) => members.length > 0);
