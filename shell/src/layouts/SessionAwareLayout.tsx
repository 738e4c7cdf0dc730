import { useSession } from '@pratiche/ui';
import { MainLayout } from './MainLayout.js';
import { PlainLayout } from './PlainLayout.js';

/** The main frame for people who are logged in, none for the others. */
export function SessionAwareLayout() {
  return useSession().user ? <MainLayout /> : <PlainLayout />;
}
