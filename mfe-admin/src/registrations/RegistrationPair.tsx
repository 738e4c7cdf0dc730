import { downloadFile, readData, type HeldRegistrationDto } from '@pratiche/api';
import { formatMoment } from '@pratiche/domain';
import {
  Button,
  DownloadOutlined,
  errorText,
  useAlerts,
  useApi,
  useConfirm,
  useDownload,
} from '@pratiche/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { ComparisonTable } from './ComparisonTable.js';

interface RegistrationPairProps {
  pair: HeldRegistrationDto;
  onDecided: () => void;
}

/** Two registrations of one VAT number, and the choice between them. */
export function RegistrationPair({ pair, onDecided }: RegistrationPairProps) {
  const { id, vat, first, held, confirmed, isFirstConfirmed, firstAccountId } = pair;
  const api = useApi();
  const { activeDownload, download } = useDownload();
  const { busy, prefer, keepFirst } = useDecision(pair, onDecided);
  return (
    <section className="pr-card" aria-label={`Partita IVA ${vat}`}>
      <h2>Partita IVA {vat}</h2>
      <p className={confirmed === null ? 'pr-muted' : undefined}>{describeState(pair)}</p>
      <ComparisonTable first={first} held={held} />
      <div className="ad-pair-actions">
        {firstAccountId !== null && (
          <Link to={`/administration/users/${firstAccountId}`}>Apri la prima</Link>
        )}
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          loading={activeDownload !== null}
          onClick={() =>
            download(
              `held-${id}`,
              () =>
                downloadFile(api, '/api/Accounts/held-registrations/{id}/documents', {
                  path: { id },
                }),
              'Errore download documenti',
            )
          }
        >
          Documenti della seconda
        </Button>
        <Button disabled={busy} onClick={() => void keepFirst()}>
          {first === null ? 'Elimina questa' : 'Tieni la prima'}
        </Button>
        <Button
          type="primary"
          disabled={busy || confirmed === null || isFirstConfirmed}
          onClick={() => void prefer()}
        >
          Dai precedenza alla seconda
        </Button>
      </div>
    </section>
  );
}

function describeState({ confirmed, isFirstConfirmed, first }: HeldRegistrationDto): string {
  if (isFirstConfirmed)
    return 'Nel frattempo la prima registrazione è stata confermata: puoi soltanto tenere quella.';
  if (confirmed === null)
    return 'La seconda registrazione aspetta ancora la conferma dell’indirizzo e-mail.';
  const told = `L’indirizzo della seconda è stato confermato il ${formatMoment(confirmed)}.`;
  return first === null ? `${told} La prima non c’è più.` : told;
}

/** Both decisions, each after a question. */
function useDecision({ id, first, held }: HeldRegistrationDto, onDecided: () => void) {
  const api = useApi();
  const alerts = useAlerts();
  const confirm = useConfirm();
  const [busy, setBusy] = useState(false);

  async function run(work: () => Promise<string>): Promise<void> {
    setBusy(true);
    try {
      alerts.success(await work());
    } catch (error) {
      alerts.error(errorText(error));
    } finally {
      setBusy(false);
      onDecided();
    }
  }

  async function prefer(): Promise<void> {
    const text = `Creiamo l’account di ${held.email}.${first === null ? '' : ` La registrazione di ${first.email}, mai confermata, viene eliminata con i suoi documenti.`} Entrambi gli indirizzi ricevono un’e-\u2060mail.`;
    if (
      !(await confirm({
        title: 'Vuoi tenere la seconda registrazione?',
        text,
        confirmLabel: 'Tieni la seconda',
      }))
    )
      return;
    await run(async () => {
      const path = { id };
      const { accountId } = await readData(
        api.POST('/api/Accounts/held-registrations/{id}/prefer', { params: { path } }),
      );
      return `Creato l’account n. ${accountId}: il contratto è da verificare.`;
    });
  }

  async function keepFirst(): Promise<void> {
    const text = `La registrazione di ${held.email} viene eliminata con i suoi documenti, e chi l’ha inviata riceve un’e-\u2060mail.`;
    if (
      !(await confirm({
        title: 'Vuoi eliminare la seconda registrazione?',
        text,
        confirmLabel: 'Elimina',
        danger: true,
      }))
    )
      return;
    await run(async () => {
      const path = { id };
      const { message } = await readData(
        api.POST('/api/Accounts/held-registrations/{id}/keep-first', { params: { path } }),
      );
      return message;
    });
  }

  return { busy, prefer, keepFirst };
}
