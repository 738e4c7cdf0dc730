import { useSession } from '@pratiche/ui';
import { MainLayout } from '../layouts/MainLayout.js';
import { PublicPage } from './HostPages.js';

/** The main frame for people who are logged in, that of public pages for the others. */
export function SessionAwareLayout() {
  return useSession().user ? <MainLayout /> : <PublicPage page="layout" />;
}
