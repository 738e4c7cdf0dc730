import type { SessionUserDto } from '@pratiche/api';
import { confirmLeaving } from '@pratiche/federation/leave-question';
import { Dropdown, LockOutlined, LogoutOutlined, UserOutlined } from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { LogoutDialog } from '../logout/LogoutDialog.js';
import { useSafeLogout } from '../logout/useSafeLogout.js';
import { userInitials, userDisplayName } from './user-name.js';
import { LAYOUT_TEXTS } from './texts.js';

/** Logout and, for fitters, the profile, of which security is a part; for the others security alone. */
export function AvatarMenu({ user }: { user: SessionUserDto }) {
  const { requestLogout, ...question } = useSafeLogout();
  const navigate = useNavigate();
  async function openPage(to: string) {
    const options = await confirmLeaving();
    if (options) await navigate(to, options);
  }
  const leave = async () => {
    if (await confirmLeaving()) requestLogout();
  };
  const profile = user.role === 'User' && user.isContractVerified;
  const security = user.role !== 'User';
  const items = [
    ...(profile
      ? [
          {
            key: 'profile',
            icon: <UserOutlined />,
            label: LAYOUT_TEXTS.profile,
            onClick: () => void openPage('/accounts/edit'),
          },
        ]
      : []),
    ...(security
      ? [
          {
            key: 'security',
            icon: <LockOutlined />,
            label: LAYOUT_TEXTS.security,
            onClick: () => void openPage('/accounts/security'),
          },
        ]
      : []),
    {
      key: 'logout',
      icon: <LogoutOutlined />,
      label: LAYOUT_TEXTS.logout,
      onClick: () => void leave(),
    },
  ];
  return (
    <>
      <Dropdown menu={{ items }}>
        <button type="button" className="sh-avatar" aria-haspopup="menu">
          <span>{userInitials(user)}</span>
          <span className="pr-visually-hidden">{LAYOUT_TEXTS.menuOf(userDisplayName(user))}</span>
        </button>
      </Dropdown>
      <LogoutDialog {...question} />
    </>
  );
}
