import { useSession } from '@pratiche/ui';
import { MainLayout } from './MainLayout.js';
import { PublicPage } from '../app/HostPages.js';

/** The main frame for people who are logged in, that of public pages for the others. */
export function SessionAwareLayout() {
  return useSession().user ? <MainLayout /> : <PublicPage page="layout" />;
}
