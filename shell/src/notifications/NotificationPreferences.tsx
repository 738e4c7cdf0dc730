import { readData, type NotificationPreferenceDto } from '@pratiche/api';
import { listNotificationKinds, type NotificationKind } from '@pratiche/domain';
import { CheckboxField, errorText, useAlerts, useApi, QueryState } from '@pratiche/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PREFERENCE_TEXTS } from './preference-texts.js';
import './preferences.css';

/** Operators have no profile. */
const KINDS = listNotificationKinds('User');

const PREFERENCES_KEY = ['notification-preferences'];

/**
 * Chooses which notifications are also sent by e-mail; each checkbox is saved at once. Part of the
 * profile.
 */
export function NotificationPreferences() {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: PREFERENCES_KEY,
    queryFn: () => readData(api.GET('/api/Notifications/preferences')),
    staleTime: 0,
  });
  // Optimistic state: the query updates a moment later, and a checkbox must not jump back
  // meanwhile.
  const [ticked, setTicked] = useState<Partial<Record<NotificationKind, boolean>>>({});
  const change = useMutation({
    mutationFn: ({ kind, email }: NotificationPreferenceDto) =>
      readData(api.PUT('/api/Notifications/preferences', { body: { kind, email } })),
    onSuccess: (saved) => {
      queries.setQueryData(PREFERENCES_KEY, saved);
      alerts.success(PREFERENCE_TEXTS.preferenceSaved);
    },
    onError: (failure, { kind }) => {
      alerts.error(errorText(failure));
      setTicked((before) => ({ ...before, [kind]: undefined }));
      void refetch();
    },
  });
  const tick = ({ kind, email }: NotificationPreferenceDto) => {
    setTicked((before) => ({ ...before, [kind]: email }));
    change.mutate({ kind, email });
  };
  const wants = (kind: NotificationKind) =>
    ticked[kind] ?? data?.find((one) => one.kind === kind)?.email ?? true;
  return (
    <section className="pr-card" aria-labelledby="notifiche-titolo">
      <h2 id="notifiche-titolo">{PREFERENCE_TEXTS.mailTitle}</h2>
      <p>{PREFERENCE_TEXTS.byMailText}</p>
      <QueryState for={{ data, error, refetch }} />
      {data !== undefined && (
        <fieldset className="sh-prefs">
          <legend className="pr-visually-hidden">{PREFERENCE_TEXTS.byMailKinds}</legend>
          {KINDS.map(({ code, label, about }) => (
            <CheckboxField
              key={code}
              id={`avviso-${code}`}
              label={label}
              help={about}
              value={wants(code)}
              onChange={(email) => tick({ kind: code, email })}
            />
          ))}
        </fieldset>
      )}
    </section>
  );
}
