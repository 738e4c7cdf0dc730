import { useSession } from '@pratiche/ui';
import { Navigate } from 'react-router';
import { homeOf } from './access.js';

/** The bare root. */
export function Home() {
  const { user } = useSession();
  return <Navigate to={user ? homeOf(user) : '/login'} replace />;
}
