import { isBackOffice } from '@pratiche/domain';
import { AlertBanner, Drawer, useMediaQuery, useSession } from '@pratiche/ui';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { RestoredNotice } from '../offline/RestoredNotice.js';
import { useOfflinePages } from '../offline/useOfflinePages.js';
import { LazyFrameFooter } from './LazyFooter.js';
import { Sidebar } from './Sidebar.js';
import { Toolbar } from './Toolbar.js';
import { useRouteFocus } from './useRouteFocus.js';
import { useSidebarPinned } from './useSidebarPinned.js';
import { LAYOUT_TEXTS } from './texts.js';

/** Sidebar and toolbar around the page. Below 992 px the sidebar is a drawer. */
export function MainLayout() {
  const narrow = useMediaQuery('(max-width: 61.9375em)');
  const [pinned, setPinned] = useSidebarPinned();
  const [drawerOn, setDrawerOn] = useState<string | null>(null);
  const { user } = useSession();
  const { pathname } = useLocation();
  const main = useRouteFocus();
  useOfflinePages();
  // The drawer belongs to the page it was opened on: going elsewhere closes it.
  const drawer = narrow && drawerOn === pathname;
  const open = narrow ? drawer : pinned;

  return (
    <div className={`sh-frame ${!narrow && pinned ? 'sh-frame-wide' : ''}`}>
      <a className="sh-skip" href="#contenuto">
        {LAYOUT_TEXTS.toContent}
      </a>
      {!narrow && pinned && (
        <aside className="sh-sidebar">
          <Sidebar />
        </aside>
      )}
      <Drawer
        open={drawer}
        placement="left"
        size={250}
        title={LAYOUT_TEXTS.menu}
        closable={{ 'aria-label': LAYOUT_TEXTS.closeMenu }}
        onClose={() => setDrawerOn(null)}
        styles={{ body: { padding: 0 } }}
      >
        <div className="sh-drawer-menu">
          <Sidebar onNavigate={() => setDrawerOn(null)} />
        </div>
      </Drawer>
      <div>
        <Toolbar
          menuOpen={open}
          dark={narrow || !pinned}
          onToggle={() => (narrow ? setDrawerOn(drawer ? null : pathname) : setPinned(!pinned))}
        />
        <main id="contenuto" ref={main} tabIndex={-1} className="sh-main">
          <AlertBanner isOffice={user !== null && isBackOffice(user.role)} />
          <RestoredNotice />
          <Outlet />
        </main>
        <LazyFrameFooter />
      </div>
    </div>
  );
}
