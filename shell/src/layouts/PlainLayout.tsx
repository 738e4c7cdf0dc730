import { AlertBanner } from '@pratiche/ui';
import { Outlet } from 'react-router';

/** No frame at all: pages of people without an account. */
export function PlainLayout() {
  return (
    <main className="sh-plain">
      <AlertBanner />
      <Outlet />
    </main>
  );
}
