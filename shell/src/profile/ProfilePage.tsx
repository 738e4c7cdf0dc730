import { readData } from '@pratiche/api';
import { Button, EditOutlined, PageHeader, useApi, useSession, QueryState } from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { userInitials, userDisplayName } from '../layouts/user-name.js';
import { NotificationPreferences } from '../notifications/NotificationPreferences.js';
import { SecuritySection } from '../security/SecuritySection.js';
import { ChangePasswordForm } from '../security/ChangePasswordForm.js';
import { PersonalDataSection } from './PersonalDataSection.js';
import { ProfileForm } from './ProfileForm.js';
import { ProfileView } from './ProfileView.js';
import { findUnsavedProfile } from './unsaved-profile.js';

/** The user's own account: view, edit, view again (spec platform §2, Profile). */
export function ProfilePage() {
  const api = useApi();
  const client = useQueryClient();
  const { user } = useSession();
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
        title="Profilo"
        subtitle={
          edits
            ? 'I campi con l’asterisco sono obbligatori.'
            : 'I dati dell’azienda e di chi la rappresenta.'
        }
        actions={
          data && !edits ? (
            <Button
              type="primary"
              icon={<EditOutlined aria-hidden="true" />}
              onClick={() => setEdits(true)}
            >
              Modifica
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
      <QueryState for={{ data, error, refetch }} />
      {data &&
        (edits ? (
          <ProfileForm account={data} onSaved={saved} onCancel={() => setEdits(false)} />
        ) : (
          <ProfileView account={data} />
        ))}
      {data && !edits && (
        <div className="sh-section sh-profile-more">
          <ChangePasswordForm />
          <SecuritySection />
          {user.role === 'User' && <NotificationPreferences />}
          <PersonalDataSection account={data} onChange={() => void refetch()} />
        </div>
      )}
    </>
  );
}
