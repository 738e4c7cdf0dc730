import { readData, type OnboardingDto, type ContractRefusalInfoDto } from '@pratiche/api';
import {
  ErrorState,
  LoadingState,
  useApi,
  useSession,
  Button,
  Dialog,
  formatMomentDay,
  WarningOutlined,
  formatMoment,
} from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import {
  sortRequestedFiles,
  describeReviewTime,
  REGISTRATION_FILE_LABELS,
} from '@pratiche/domain/accounts';
import { Link } from 'react-router';
import { NewPapersForm } from './NewPapersForm.js';
import { PRICES_PATH } from '../layouts/home-path.js';
import { OwnerContacts } from '../owner/OwnerContacts.js';
import { ONBOARDING_TEXTS as TEXTS } from './texts.js';
import './onboarding.css';
import '../library/library.css';

/** While the page is visible it asks whether the contract was verified meanwhile. */
const POLL_MS = 20_000;

/** All that an account sees until its contract is verified (spec platform §2). */
export function ContractStatus() {
  const api = useApi();
  const { user, refreshUser } = useSession();
  const { data, dataUpdatedAt, error, refetch } = useQuery({
    queryKey: ['onboarding', user?.id],
    queryFn: () => readData(api.GET('/api/Accounts/onboarding')),
    staleTime: 0,
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
  });
  // Verified since the login: the session learns it, and the dashboard takes the place of this page.
  const isVerified = data?.state === 'verified';
  useEffect(() => {
    if (isVerified) refreshUser().catch(() => undefined);
    // With each answer anew: a token of the last seconds is not refreshed yet.
  }, [isVerified, dataUpdatedAt, refreshUser]);
  if (data?.refusal)
    return <RefusedContract refusal={data.refusal} onSent={() => void refetch()} />;
  return (
    <ContractPendingDialog onboarding={data}>
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        data === undefined && <LoadingState />
      )}
    </ContractPendingDialog>
  );
}

interface ContractPendingDialogProps {
  /** Absent while it loads. */
  onboarding: OnboardingDto | undefined;
  children?: ReactNode;
}

/** Blocks the dashboard until the contract is verified; a click logs out (spec platform §2). */
function ContractPendingDialog({ onboarding, children }: ContractPendingDialogProps) {
  const { logout } = useSession();
  const leave = () => void logout();
  return (
    <Dialog
      open
      persistent
      title={TEXTS.pending}
      width={600}
      onClose={leave}
      footer={<Button onClick={leave}>{TEXTS.leave}</Button>}
    >
      <p onClick={leave}>{TEXTS.pendingText}</p>
      {onboarding && <OnboardingDetails onboarding={onboarding} />}
      {children}
    </Dialog>
  );
}

interface RefusedContractProps {
  refusal: ContractRefusalInfoDto;
  onSent: () => void;
}

/** Why the papers were refused, and the form that takes new ones. */
function RefusedContract({ refusal, onSent }: RefusedContractProps) {
  const { logout } = useSession();
  const { reason, reasonLabel, note, decided, requestedFiles } = refusal;
  return (
    <div className="sh-onboarding sh-refused">
      <section className="pr-card">
        <h2>{TEXTS.refused}</h2>
        <div className="pr-alert pr-alert-error sh-refused-reason">
          <p>
            <WarningOutlined aria-hidden="true" /> <strong>{reasonLabel}</strong>
          </p>
          {note !== null && <p>{note}</p>}
        </div>
        <p>{TEXTS.refusedText(formatMomentDay(decided))}</p>
        <NewPapersForm
          requestedFiles={requestedFiles}
          files={sortRequestedFiles(reason)}
          reason={reason}
          onSent={onSent}
        />
      </section>
      <section className="pr-card">
        <OnboardingHelp />
        <p>
          <Button onClick={() => void logout()}>{TEXTS.logout}</Button>
        </p>
      </section>
    </div>
  );
}

/** What was received, what happens next, how long it usually takes, and whom to ask. */
function OnboardingDetails({ onboarding }: { onboarding: OnboardingDto }) {
  const { files, registered, usualHours } = onboarding;
  return (
    <div className="sh-onboarding">
      <section>
        <h2 className="sh-onboarding-title">{TEXTS.received}</h2>
        <ul>
          <li>{TEXTS.registration(formatMoment(registered))}</li>
          {files.map(({ purpose, fileName, created }) => (
            <li key={purpose}>
              {REGISTRATION_FILE_LABELS[purpose]}: <span className="sh-file-name">{fileName}</span>,{' '}
              {formatMoment(created)}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="sh-onboarding-title">{TEXTS.next}</h2>
        <p>{TEXTS.nextText}</p>
        <p>{describeReviewTime(usualHours)}</p>
      </section>
      <OnboardingHelp />
    </div>
  );
}

/** Whom to ask, and what can be read meanwhile. */
function OnboardingHelp() {
  return (
    <section>
      <h2 className="sh-onboarding-title">{TEXTS.question}</h2>
      <p className="sh-onboarding-contacts">
        <OwnerContacts />
      </p>
      <p className="sh-onboarding-contacts">
        <Link to={PRICES_PATH}>{TEXTS.prices}</Link>
        <Link to="/manuale">{TEXTS.manual}</Link>
        <Link to="/privacy">{TEXTS.privacy}</Link>
      </p>
    </section>
  );
}
