import type { OwnSessionDto } from '@pratiche/api';
import { errorText, useAlerts, useApi, useConfirm, useSession } from '@pratiche/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SESSION_TEXTS as TEXTS } from './texts.js';

export const SESSIONS_KEY = ['own-sessions'];

export interface SessionEnding {
  /** Number of the session being ended. */
  ending: number | null;
  endSession: (session: OwnSessionDto) => Promise<void>;
  endAllSessions: () => Promise<void>;
}

/** Ends one session of the user, or all of them. */
export function useEndSession(): SessionEnding {
  const api = useApi();
  const client = useQueryClient();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const { logout } = useSession();
  const [ending, setEnding] = useState<number | null>(null);

  async function endSession({ id, device }: OwnSessionDto) {
    setEnding(id);
    try {
      await api.DELETE('/api/Accounts/sessions/{id}', { params: { path: { id } } });
      alerts.success(TEXTS.ended(device));
    } catch (failure) {
      alerts.error(errorText(failure));
    } finally {
      setEnding(null);
      await client.invalidateQueries({ queryKey: SESSIONS_KEY });
    }
  }

  async function endAllSessions() {
    const yes = await confirm({
      title: TEXTS.endAllQuestion,
      text: TEXTS.endAllText,
      confirmLabel: TEXTS.endAllConfirm,
      danger: true,
    });
    if (!yes) return;
    try {
      await api.POST('/api/Accounts/sessions/end-all');
    } catch (failure) {
      alerts.error(errorText(failure));
      return;
    }
    alerts.success(TEXTS.endedAll, {
      keepOnNavigation: true,
    });
    await logout();
  }

  return { ending, endSession, endAllSessions };
}
