import type { SessionUser } from '@pratiche/api';
import {
  EditOutlined, FileDoneOutlined, HomeOutlined, InboxOutlined, PlusOutlined, SendOutlined, ShoppingCartOutlined, WalletOutlined,
} from '@pratiche/ui';
import type { ComponentType } from 'react';
import { mayOpen, type ScreenAccess } from '../app/access.js';

export interface MenuEntry {
  to: string;
  label: string;
  Icon: ComponentType<{ 'aria-hidden'?: 'true' }>;
}

type Row = Omit<MenuEntry, 'to'> & { access: ScreenAccess; to: (user: SessionUser) => string };

const ROWS: readonly Row[] = [
  { access: 'purchase', to: () => '/dashboard', label: 'Home', Icon: HomeOutlined },
  { access: 'fitter', to: () => '/modules/new', label: 'Nuova pratica', Icon: PlusOutlined },
  { access: 'fitter', to: () => '/modules/drafts', label: 'Pratiche in bozza', Icon: EditOutlined },
  { access: 'fitter', to: () => '/modules/sent', label: 'Pratiche inviate', Icon: SendOutlined },
  { access: 'fitter', to: () => '/modules/elaborate', label: 'Pratiche elaborate', Icon: FileDoneOutlined },
  { access: 'purchase', to: () => '/packages', label: 'Acquista servizio', Icon: ShoppingCartOutlined },
  { access: 'purchase', to: ({ id }) => `/wallet/${id}`, label: 'Portafoglio', Icon: WalletOutlined },
  { access: 'backOffice', to: () => '/administration/modules/received', label: 'Pratiche da elaborare', Icon: InboxOutlined },
  { access: 'backOffice', to: () => '/administration/modules/completed', label: 'Pratiche elaborate', Icon: FileDoneOutlined },
];

/** Menu by role (spec platform §6): a fitter whose contract is not verified has none. */
export const menuOf = (user: SessionUser): MenuEntry[] =>
  ROWS.filter(({ access }) => mayOpen(access, user)).map(({ to, label, Icon }) => ({ to: to(user), label, Icon }));
