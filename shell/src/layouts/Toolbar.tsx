import { MenuOutlined, useActivityPolling, useSession, BackgroundTasksButton } from '@pratiche/ui';
import { isBackOffice } from '@pratiche/domain';
import { NotificationBell } from '../notifications/NotificationBell.js';
import { PaletteButton } from '../palette/PaletteButton.js';
import { AvatarMenu } from './AvatarMenu.js';
import { LAYOUT_TEXTS } from './texts.js';

interface ToolbarProps {
  menuOpen: boolean;
  /** The green of the frame, where no sidebar shows it. */
  dark: boolean;
  onToggle: () => void;
}

/** Menu toggle, search of the back office, notifications, who is logged in. */
export function Toolbar({ menuOpen, dark, onToggle }: ToolbarProps) {
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
