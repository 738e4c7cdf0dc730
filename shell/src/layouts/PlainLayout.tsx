import { AlertBanner } from '@pratiche/ui';
import { Outlet } from 'react-router';
import { LazyFooter } from './LazyFooter.js';
import { useRouteFocus } from './useRouteFocus.js';

/** No frame at all: pages of people without an account. */
export function PlainLayout() {
  const main = useRouteFocus();
  return (
    <div className="sh-plain">
      <main ref={main} tabIndex={-1}>
        <AlertBanner />
        <Outlet />
      </main>
      <LazyFooter />
    </div>
  );
}
