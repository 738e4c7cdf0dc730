import { readData } from '@pratiche/api';
import { Button, EditOutlined, PageHeader, useApi, useSession, QueryState } from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, Link } from 'react-router';
import { userInitials, userDisplayName } from '../layouts/user-name.js';
import { NotificationPreferences } from '../notifications/NotificationPreferences.js';
import { SecuritySection } from '../security/SecuritySection.js';
import { ChangePasswordForm } from '../security/ChangePasswordForm.js';
import { LogoSection } from './LogoSection.js';
import { PersonalDataSection } from './PersonalDataSection.js';
import { ProfileForm } from './ProfileForm.js';
import { ProfileView } from './ProfileView.js';
import { PROFILE_TEXTS } from './texts.js';
import { findUnsavedProfile } from './unsaved-profile.js';
import { findProfileTab, type ProfileTab, PROFILE_TABS } from './profile-tabs.js';
import '../registration/registration.css';
import './profile.css';

/** The user's own account by tabs; the company's data can be edited (spec platform §2, Profile). */
export function ProfilePage() {
  const api = useApi();
  const client = useQueryClient();
  const { user } = useSession();
  const tab = useProfileTab();
  const id = user?.id ?? 0;
  const { data, error, refetch } = useQuery({
    queryKey: ['account', id],
    queryFn: () => readData(api.GET('/api/Accounts/{id}', { params: { path: { id } } })),
    enabled: user !== null,
  });
  const [edits, setEdits] = useState(() => findUnsavedProfile(id) !== null);
  if (!user) return null;

  function saved(): void {
    setEdits(false);
    void client.invalidateQueries({ queryKey: ['account', id] });
  }

  return (
    <>
      <PageHeader
        title={PROFILE_TEXTS.title}
        subtitle={edits ? PROFILE_TEXTS.required : undefined}
        actions={
          data && !edits && tab === 'azienda' ? (
            <Button
              type="primary"
              icon={<EditOutlined aria-hidden="true" />}
              onClick={() => setEdits(true)}
            >
              {PROFILE_TEXTS.edit}
            </Button>
          ) : undefined
        }
      />
      <div className="sh-profile-who">
        <span className="sh-profile-avatar" aria-hidden="true">
          {userInitials(user)}
        </span>
        <p>
          <strong>{userDisplayName(user)}</strong>
          <br />
          {user.email}
        </p>
      </div>
      {!edits && <ProfileTabs tab={tab} />}
      <QueryState for={{ data, error, refetch }} />
      {data && edits && (
        <ProfileForm account={data} onSaved={saved} onCancel={() => setEdits(false)} />
      )}
      {data && !edits && tab === 'azienda' && (
        <>
          <ProfileView account={data} />
          <LogoSection logo={data.logo} onChange={() => void refetch()} />
        </>
      )}
      {data && !edits && tab !== 'azienda' && (
        <div className="sh-profile-more">
          {tab === 'sicurezza' && (
            <>
              <ChangePasswordForm />
              <SecuritySection />
            </>
          )}
          {tab === 'notifiche' && <NotificationPreferences />}
          {tab === 'dati' && <PersonalDataSection account={data} onChange={() => void refetch()} />}
        </div>
      )}
    </>
  );
}

/** The tab in the address, so that links, e-mails and the back button lead to it. */
const useProfileTab = (): ProfileTab => findProfileTab(useLocation().hash);

/** The parts of the profile, as links: each has its address. */
function ProfileTabs({ tab }: { tab: ProfileTab }) {
  return (
    <nav className="sh-tabs" aria-label={PROFILE_TEXTS.parts}>
      {PROFILE_TABS.map(({ code, label }) => (
        <Link
          key={code}
          to={{ hash: code === 'azienda' ? '' : code }}
          aria-current={code === tab ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
