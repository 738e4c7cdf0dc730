import { isBackOffice } from '@pratiche/domain';
import {
  AlertBanner,
  Drawer,
  useMediaQuery,
  useSession,
  MenuOutlined,
  useActivityPolling,
  BackgroundTasksButton,
} from '@pratiche/ui';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { RestoredNotice } from '../offline/RestoredNotice.js';
import { useOfflinePages } from '../offline/useOfflinePages.js';
import { LazyFrameFooter } from './LazyFooter.js';
import { Sidebar } from './Sidebar.js';
import { useRouteFocus } from './useRouteFocus.js';
import { useSidebarPinned } from './useSidebarPinned.js';
import { NotificationBell } from '../notifications/NotificationBell.js';
import { PaletteButton } from '../palette/PaletteButton.js';
import { AvatarMenu } from './AvatarMenu.js';
import { LAYOUT_TEXTS } from './texts.js';

/** An operator's page of a dossier, where sheet and documents stand side by side. */
const DOSSIER = '/administration/modules/edit/';

/** Sidebar and toolbar around the page. Below 992 px, within a dossier below 1200 px, the sidebar is a drawer. */
export function MainLayout() {
  const isNarrow = useMediaQuery('(max-width: 61.9375em)');
  const isTight = useMediaQuery('(max-width: 74.9375em)');
  const [pinned, setPinned] = useSidebarPinned();
  const [drawerOn, setDrawerOn] = useState<string | null>(null);
  const { user } = useSession();
  const { pathname } = useLocation();
  const narrow = isNarrow || (isTight && pathname.startsWith(DOSSIER));
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

interface ToolbarProps {
  menuOpen: boolean;
  /** The green of the frame, where no sidebar shows it. */
  dark: boolean;
  onToggle: () => void;
}

/** Menu toggle, search of the back office, notifications, who is logged in. */
function Toolbar({ menuOpen, dark, onToggle }: ToolbarProps) {
  const { user } = useSession();
  useActivityPolling();
  return (
    <header className={dark ? 'sh-toolbar sh-toolbar-dark' : 'sh-toolbar'}>
      <button
        type="button"
        className="pr-icon-button"
        aria-expanded={menuOpen}
        aria-label={menuOpen ? LAYOUT_TEXTS.closeMenu : LAYOUT_TEXTS.openMenu}
        onClick={onToggle}
      >
        <MenuOutlined aria-hidden="true" />
      </button>
      <span className="sh-company">{user?.businessName}</span>
      {user && isBackOffice(user.role) && !user.mustSetUpSecondStep && (
        <PaletteButton user={user} />
      )}
      {!user?.mustSetUpSecondStep && <BackgroundTasksButton />}
      {user?.role === 'User' && user.isContractVerified && <NotificationBell />}
      {user && <AvatarMenu user={user} />}
    </header>
  );
}
