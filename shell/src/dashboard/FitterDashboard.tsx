import { ApiError } from '@pratiche/api';
import {
  ErrorState,
  LoadingState,
  EditOutlined,
  FileDoneOutlined,
  formatNumber,
  SendOutlined,
  WarningOutlined,
  Button,
  Dialog,
  useDelayedFlag,
  useOnlineStatus,
} from '@pratiche/ui';
import { type ReactNode, useState } from 'react';
import { getTodayInRome, INVOICE_FILE_EXTENSIONS } from '@pratiche/domain';
import { Link, useNavigate } from 'react-router';
import { handInvoices } from '@pratiche/federation/handed-invoices';
import { FileDrop } from '@pratiche/ui/form';
import { BuyCreditsCard } from './BuyCreditsCard.js';
import { CreditBalanceCard } from './CreditBalanceCard.js';
import { DeviceHome, type DeviceHomeReason } from './DeviceHome.js';
import { LatestDossiers } from './LatestDossiers.js';
import { TodayList } from './TodayList.js';
import {
  useDossierCounts,
  useToday,
  useOwnFigures,
  useCreditBalance,
} from './dashboard-queries.js';
import { StatCard } from './StatCard.js';
import { describeCompleted, describeDrafts, describeSent } from './dossier-hints.js';
import { DASHBOARD_TEXTS as TEXTS } from './texts.js';

interface FitterDashboardProps {
  accountId: number;
  /** Money on its way. */
  transfers: ReactNode;
}

/** Milliseconds after which a page that is still empty shows what the device has. */
const PATIENCE_MS = 6_000;

const findReason = (error: Error | null): DeviceHomeReason =>
  error instanceof ApiError && error.status !== 0 ? 'fault' : 'unreachable';

/** What waits for the fitter leads; numbers and the latest dossiers follow. */
export function FitterDashboard({ accountId, transfers }: FitterDashboardProps) {
  const { data: counts } = useDossierCounts();
  const { items, isPending, error, nearDeadlines, refetch } = useToday();
  const isOnline = useOnlineStatus();
  const isSlow = useDelayedFlag(PATIENCE_MS);
  // Its parts ask again when they are drawn: what was shown once is not taken away for that.
  const [wasShown, setShown] = useState(false);
  const isShown = wasShown || (items !== undefined && !isPending);
  if (isShown && !wasShown) setShown(true);
  if (!isOnline) return <DeviceHome accountId={accountId} reason="offline" />;
  if (!isShown && isPending && !isSlow) return <LoadingState />;
  if (!isShown)
    return (
      <DeviceHome
        accountId={accountId}
        reason={isPending ? 'slow' : findReason(error)}
        onRetry={refetch}
      />
    );
  const isNew = counts !== undefined && counts.drafts + counts.sent + counts.completed === 0;
  return (
    <div className="sh-dashboard">
      {error !== null && (
        <section className="pr-card sh-wide">
          <ErrorState error={error} onRetry={refetch} />
        </section>
      )}
      {isNew ? <FirstSteps /> : <TodayList items={items ?? []} />}
      {transfers}
      <DossierCountCards nearDeadlines={nearDeadlines} />
      <CreditBalanceCard accountId={accountId} />
      {!isNew && <LatestDossiers today={items ?? []} />}
      <div className={isNew ? 'sh-offers sh-offers-wide' : 'sh-offers'}>
        <StartFromInvoiceCard />
        <BuyCreditsCard />
      </div>
    </div>
  );
}

/** How many drafts, sent and processed dossiers there are, each with what it means. */
function DossierCountCards({ nearDeadlines }: { nearDeadlines: number | undefined }) {
  const { data, error, refetch } = useDossierCounts();
  const { data: figures } = useOwnFigures();
  if (error && !data)
    return (
      <section className="pr-card sh-wide">
        <ErrorState error={error} onRetry={() => void refetch()} />
      </section>
    );
  const shown = (count: number | undefined) =>
    count === undefined ? undefined : formatNumber(count, 0);
  return (
    <>
      {data?.warning !== undefined && (
        <p className="pr-card sh-wide sh-room" role="status">
          <WarningOutlined /> {data.warning}
        </p>
      )}
      <StatCard
        to="/modules/drafts"
        label={TEXTS.drafts}
        value={shown(data?.drafts)}
        hint={describeDrafts(nearDeadlines, figures)}
        icon={<EditOutlined />}
      />
      <StatCard
        to="/modules/sent"
        label={TEXTS.sent}
        value={shown(data?.sent)}
        hint={describeSent(figures)}
        icon={<SendOutlined />}
      />
      <StatCard
        to="/modules/elaborate"
        label={TEXTS.completed}
        value={shown(data?.completed)}
        hint={describeCompleted(figures, getTodayInRome())}
        icon={<FileDoneOutlined />}
      />
    </>
  );
}

/** Three steps to the first dossier. */
function FirstSteps() {
  const { data: credit } = useCreditBalance();
  return (
    <section className="pr-card sh-wide">
      <h2>{TEXTS.firstSteps}</h2>
      <ol className="sh-first-steps">
        <li>
          <h3>{TEXTS.createDossier}</h3>
          <p>{TEXTS.createDossierText}</p>
          <Link to="/modules/new">{TEXTS.newDossier}</Link>
        </li>
        <li>
          <h3>{TEXTS.uploadDocuments}</h3>
          <p>{TEXTS.uploadDocumentsText}</p>
        </li>
        <li>
          <h3>{TEXTS.checkAndSend}</h3>
          <p>{TEXTS.checkAndSendText}</p>
          {credit === 0 && <Link to="/packages">{TEXTS.creditsNeeded}</Link>}
        </li>
      </ol>
    </section>
  );
}

/**
 * The short way to a dossier: its electronic invoice, or the XML export of the separate invoicing
 * software (spec platform §2, Dashboard).
 */
function StartFromInvoiceCard() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const close = () => setOpen(false);
  return (
    <section className="pr-card sh-side sh-invoice">
      <h2>{TEXTS.startFromInvoice}</h2>
      <p>{TEXTS.startFromInvoiceText}</p>
      <FileDrop
        label={TEXTS.invoiceFiles}
        accept={INVOICE_FILE_EXTENSIONS}
        onFiles={(files) => {
          handInvoices(files);
          void navigate('/modules/new');
        }}
      />
      <Button onClick={() => setOpen(true)}>{TEXTS.howItWorks}</Button>
      <Dialog
        open={open}
        title={TEXTS.fromInvoice}
        onClose={close}
        footer={
          <Button type="primary" onClick={close}>
            {TEXTS.understood}
          </Button>
        }
      >
        <div className="sh-text">
          <p>{TEXTS.aboutInvoice}</p>
          <p>{TEXTS.aboutXml}</p>
        </div>
      </Dialog>
    </section>
  );
}
