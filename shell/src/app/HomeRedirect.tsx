import { useSession } from '@pratiche/ui';
import { Navigate } from 'react-router';
import { homePathFor } from '../access/screen-access.js';

/** The bare root. */
export function HomeRedirect() {
  const { user } = useSession();
  return <Navigate to={user ? homePathFor(user) : '/login'} replace />;
}
