import { readData, ApiError, type ClientLinkDto } from '@pratiche/api';
import { useAlerts, useApi, useConfirm } from '@pratiche/ui';
import { useState } from 'react';
import { useDossierSession } from '../form/dossier-session-context.js';
import { LINK_DIALOG_TEXTS as TEXTS } from './dialog-texts.js';

interface ClientLinkOptions {
  id: number;
  link: ClientLinkDto | null;
  /** The link changed. */
  onChanged: () => void;
  /** The request was sent, or failed. */
  onClose: () => void;
}

export interface ClientLinkActions {
  /** Address of the link just created. */
  url: string | null;
  busy: 'mail' | 'share' | null;
  sendLink: (address: string) => Promise<void>;
  /**
   * Calls `onStart` once the replacement of a working link is confirmed.
   * @returns the address of the new link; `null` where there is none
   */
  createLink: (onStart: () => void) => Promise<string | null>;
  revokeLink: () => Promise<void>;
  clearUrl: () => void;
}

/** Sends, creates and revokes the customer's link of a dossier. */
export function useClientLinkActions(options: ClientLinkOptions): ClientLinkActions {
  const { id, link, onChanged, onClose } = options;
  const session = useDossierSession();
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState<'mail' | 'share' | null>(null);

  /** The customer must find what the fitter has typed. */
  async function runAfterSave(kind: 'mail' | 'share', work: () => Promise<void>) {
    setBusy(kind);
    try {
      await session.flush();
      await work();
    } finally {
      setBusy(null);
      onChanged();
    }
  }

  const sendLink = (address: string) =>
    runAfterSave('mail', async () => {
      try {
        await api.GET('/api/Module/sendToClient/{id}', {
          params: { path: { id }, query: { email: address } },
        });
        alerts.success(TEXTS.sent);
      } catch (failure) {
        alerts.error(requestFailureText(failure));
      }
      onClose();
    });

  // Only the hash of a link is stored, so showing a link means creating a new one, which revokes the current one.
  const createLink = async (onStart: () => void) => {
    if (link?.state === 'working' && !(await confirm(replacementQuestion(link)))) return null;
    let created: string | null = null;
    await runAfterSave('share', async () => {
      onStart();
      try {
        const answer = await readData(
          api.POST('/api/Module/beneficiaryLink/{id}', { params: { path: { id } } }),
        );
        created = answer.url;
        setUrl(answer.url);
      } catch (failure) {
        alerts.error(requestFailureText(failure));
        onClose();
      }
    });
    return created;
  };

  const revokeLink = async () => {
    if (!(await confirm(REVOCATION_QUESTION))) return;
    await api.DELETE('/api/Module/beneficiaryLink/{id}', { params: { path: { id } } }).then(
      () => {
        setUrl(null);
        alerts.success(TEXTS.revoked);
      },
      () => alerts.error(TEXTS.notRevoked),
    );
    onChanged();
  };

  return { url, busy, sendLink, createLink, revokeLink, clearUrl: () => setUrl(null) };
}

const requestFailureText = (failure: unknown): string =>
  failure instanceof ApiError ? `${TEXTS.notSent}\n${failure.message}` : TEXTS.notSent;

const replacementQuestion = ({ email }: ClientLinkDto) => ({
  title: TEXTS.replaceQuestion,
  text: TEXTS.replaceText(email),
  confirmLabel: TEXTS.create,
});

const REVOCATION_QUESTION = {
  title: TEXTS.revokeQuestion,
  text: TEXTS.revokeText,
  confirmLabel: TEXTS.revoke,
  danger: true,
};
