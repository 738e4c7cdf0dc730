import { AlertBanner } from '@pratiche/ui';
import { Outlet } from 'react-router';
import { useRouteFocus } from './useRouteFocus.js';

/** No frame at all: pages of people without an account. */
export function PlainLayout() {
  const main = useRouteFocus();
  return (
    <main ref={main} tabIndex={-1} className="sh-plain">
      <AlertBanner />
      <Outlet />
    </main>
  );
}
