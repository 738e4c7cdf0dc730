import { ApiError, type ClientLink } from '@pratiche/api';
import { STEP_TITLES, listStepIds, type ServiceType } from '@pratiche/domain';
import { Button, Dialog, TextField, useAlerts, useApi, useConfirm } from '@pratiche/ui';
import { useState } from 'react';
import { useDossierSession, useDossierState } from '../form/dossier-session-context.js';
import { LinkState } from './LinkState.js';
import { ShareLink } from './ShareLink.js';

const EMAIL_ID = 'wz-email-cliente';

interface BeneficiaryLinkDialogProps {
  id: number;
  link: ClientLink | null;
  open: boolean;
  onClose: () => void;
  /** The link changed. */
  onChanged: () => void;
}

/** Requests the customer's data: by e-mail, or with a link to show and share. */
export function BeneficiaryLinkDialog({
  id,
  link,
  open,
  onClose,
  onChanged,
}: BeneficiaryLinkDialogProps) {
  const session = useDossierSession();
  const api = useApi();
  const alerts = useAlerts();
  const service = useDossierState((state) => state.form.serviceType);
  const confirm = useConfirm();
  const [email, setEmail] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState<'mail' | 'share' | null>(null);

  const close = () => {
    setUrl(null);
    setError(null);
    setEmail(null);
    onClose();
  };

  /** The customer must find what the fitter has typed. */
  async function run(kind: 'mail' | 'share', work: () => Promise<void>) {
    setBusy(kind);
    try {
      await session.flush();
      await work();
    } finally {
      setBusy(null);
      onChanged();
    }
  }

  const send = () => {
    const address = email?.trim() ?? '';
    const wrong =
      address === ''
        ? 'Email richiesta'
        : /^\S+@\S+\.\S+$/.test(address)
          ? null
          : 'Inserire Email Valida';
    setError(wrong);
    if (wrong !== null) {
      document.getElementById(EMAIL_ID)?.focus();
      return;
    }
    void run('mail', async () => {
      try {
        await api.beneficiary.sendToClient(id, address);
        alerts.success('Richiesta inviata correttamente');
      } catch (failure) {
        alerts.error(
          failure instanceof ApiError
            ? `Errore invio richiesta\n${failure.message}`
            : 'Errore invio richiesta',
        );
      }
      close();
    });
  };
  /**
   * Only the hash of a link is stored, so the current link cannot be shown again: creating a new
   * link revokes it.
   */
  const share = async () => {
    if (
      link?.state === 'working' &&
      !(await confirm({
        title: 'Sostituire il link del cliente?',
        text: replacedLinkText(link),
        confirmLabel: 'Crea nuovo link',
      }))
    )
      return;
    await run('share', async () => {
      // An earlier error about the e-mail address no longer applies.
      setError(null);
      try {
        setUrl((await api.beneficiary.createLink(id)).url);
      } catch (failure) {
        alerts.error(
          failure instanceof ApiError
            ? `Errore invio richiesta\n${failure.message}`
            : 'Errore invio richiesta',
        );
        close();
      }
    });
  };
  const revoke = async () => {
    if (
      !(await confirm({
        title: 'Revocare il link?',
        text: 'Il cliente non potrà più aprire la pratica. I dati già salvati restano.',
        confirmLabel: 'Revoca link',
        danger: true,
      }))
    )
      return;
    await api.beneficiary.revokeLink(id).then(
      () => {
        setUrl(null);
        alerts.success('Link revocato');
      },
      () => alerts.error('Il link non è stato revocato: riprovare.'),
    );
    onChanged();
  };

  const isWorking = link?.state === 'working';
  return (
    <Dialog open={open} title="Invia al cliente" onClose={close}>
      <div className="wz-send-client">
        <p>
          Il cliente compila dal telefono, senza registrarsi, i passi {stepTitlesText(service)}.
          Intanto la pratica si può continuare a modificare.
          {isWorking && ' Un nuovo link sostituisce quello attivo.'}
        </p>
        <form
          noValidate
          className="wz-send-mail"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <TextField
            id={EMAIL_ID}
            type="email"
            label="Email del cliente"
            required
            autoComplete="off"
            value={email}
            error={error}
            onChange={(value) => {
              setEmail(value);
              setError(null);
            }}
          />
          <Button
            type="primary"
            htmlType="submit"
            loading={busy === 'mail'}
            disabled={busy === 'share'}
          >
            Invia richiesta
          </Button>
        </form>
        <h3>Oppure senza e-mail</h3>
        {url === null ? (
          <div>
            <Button
              onClick={() => void share()}
              loading={busy === 'share'}
              disabled={busy === 'mail'}
            >
              Mostra codice QR e link
            </Button>
          </div>
        ) : (
          <ShareLink url={url} />
        )}
        {link && <LinkState link={link} />}
        {isWorking && (
          <div>
            <Button danger onClick={() => void revoke()}>
              Revoca link
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

const replacedLinkText = ({ email }: ClientLink): string =>
  `${email === null ? 'Il link già condiviso' : `Il link già inviato a ${email}`} smetterà di funzionare: il cliente potrà usare solo quello nuovo, da mostrare o inoltrare da qui. I dati già salvati restano.`;

/** "Beneficiario, Residenza … e Documentazione": the customer's steps by their names, as the fitter sees them. */
const stepTitlesText = (service: ServiceType | null): string =>
  new Intl.ListFormat('it').format(
    listStepIds(service, 'beneficiary').map((step) => `«${STEP_TITLES[step]}»`),
  );
