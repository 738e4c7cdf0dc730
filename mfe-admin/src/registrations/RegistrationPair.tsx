import { downloadFile, readData, type HeldRegistrationDto } from '@pratiche/api';
import { formatMoment } from '@pratiche/domain';
import {
  Button,
  DownloadOutlined,
  errorText,
  refetchActivity,
  useAlerts,
  useApi,
  useConfirm,
  useDownload,
} from '@pratiche/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { ComparisonTable } from './ComparisonTable.js';
import { REGISTRATIONS_TEXTS } from './texts.js';

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
    <section className="pr-card" aria-label={REGISTRATIONS_TEXTS.vat(vat)}>
      <h2>{REGISTRATIONS_TEXTS.vat(vat)}</h2>
      <p className={confirmed === null ? 'pr-muted' : undefined}>{describeState(pair)}</p>
      <ComparisonTable first={first} held={held} />
      <div className="ad-pair-actions">
        {firstAccountId !== null && (
          <Link to={`/administration/users/${firstAccountId}`}>
            {REGISTRATIONS_TEXTS.openFirst}
          </Link>
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
              REGISTRATIONS_TEXTS.downloadFailed,
            )
          }
        >
          {REGISTRATIONS_TEXTS.secondDocuments}
        </Button>
        <Button disabled={busy} onClick={() => void keepFirst()}>
          {first === null ? REGISTRATIONS_TEXTS.deleteThis : REGISTRATIONS_TEXTS.keepFirst}
        </Button>
        <Button
          type="primary"
          disabled={busy || confirmed === null || isFirstConfirmed}
          onClick={() => void prefer()}
        >
          {REGISTRATIONS_TEXTS.preferSecond}
        </Button>
      </div>
    </section>
  );
}

function describeState({ confirmed, isFirstConfirmed, first }: HeldRegistrationDto): string {
  if (isFirstConfirmed) return REGISTRATIONS_TEXTS.firstConfirmed;
  if (confirmed === null) return REGISTRATIONS_TEXTS.secondUnconfirmed;
  const told = REGISTRATIONS_TEXTS.secondConfirmed(formatMoment(confirmed));
  return first === null ? REGISTRATIONS_TEXTS.firstGone(told) : told;
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
      void refetchActivity();
    }
  }

  async function prefer(): Promise<void> {
    const text = REGISTRATIONS_TEXTS.preferText(held.email, first?.email ?? null);
    if (
      !(await confirm({
        title: REGISTRATIONS_TEXTS.preferQuestion,
        text,
        confirmLabel: REGISTRATIONS_TEXTS.preferConfirm,
      }))
    )
      return;
    await run(async () => {
      const path = { id };
      const { accountId } = await readData(
        api.POST('/api/Accounts/held-registrations/{id}/prefer', { params: { path } }),
      );
      return REGISTRATIONS_TEXTS.accountCreated(accountId);
    });
  }

  async function keepFirst(): Promise<void> {
    const text = REGISTRATIONS_TEXTS.deleteText(held.email);
    if (
      !(await confirm({
        title: REGISTRATIONS_TEXTS.deleteQuestion,
        text,
        confirmLabel: REGISTRATIONS_TEXTS.deleteConfirm,
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
