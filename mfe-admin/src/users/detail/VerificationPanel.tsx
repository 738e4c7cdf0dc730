import { formatMoment, isBackOffice, mayChangeAccount } from '@pratiche/domain';
import { readData, type AccountDetailDto } from '@pratiche/api';
import { validateContractVerification } from '@pratiche/domain/accounts';
import { Button, useApi, useConfirm, useSession } from '@pratiche/ui';
import { useState } from 'react';
import { AccountPapersLine } from './AccountPapersLine.js';
import { awaitsContractReview } from './needs-verification.js';
import { RefuseContractDialog } from './RefuseContractDialog.js';
import { RevokeContractDialog } from './RevokeContractDialog.js';
import type { AccountPapers } from './useAccountPapers.js';
import { useAccountAction } from './useAccountAction.js';
import { useVerificationCommands } from './useVerificationCommands.js';
import { VERIFICATION_TEXTS } from './texts.js';

interface VerificationPanelProps {
  account: AccountDetailDto;
  papers: AccountPapers;
  onChange: () => void;
}

/** Verification by hand, each after a question. */
function useVerification({ account, onChange }: Omit<VerificationPanelProps, 'papers'>) {
  const api = useApi();
  const confirm = useConfirm();
  const { user } = useSession();
  const { busy, runAction } = useAccountAction();
  const mayVerifyEmail =
    !account.isVerified && user !== null && mayChangeAccount(user.role, account.role);

  async function verifyEmail(): Promise<void> {
    if (
      !(await confirm({
        title: VERIFICATION_TEXTS.emailQuestion,
        text: VERIFICATION_TEXTS.emailText(account.email),
        confirmLabel: VERIFICATION_TEXTS.verify,
      }))
    )
      return;
    if (
      await runAction(
        'email',
        () =>
          readData(
            api.POST('/api/Accounts/verify-email-account/{token}', {
              params: { path: { token: account.id } },
            }),
          ),
        VERIFICATION_TEXTS.emailDone,
        VERIFICATION_TEXTS.failed,
      )
    )
      onChange();
  }

  async function verifyContract(): Promise<void> {
    if (
      !(await confirm({
        title: VERIFICATION_TEXTS.contractQuestion,
        text: VERIFICATION_TEXTS.contractText,
        confirmLabel: VERIFICATION_TEXTS.verify,
      }))
    )
      return;
    if (
      await runAction(
        'contract',
        () =>
          readData(
            api.POST('/api/Accounts/verify-contract-account/{token}', {
              params: { path: { token: account.id } },
            }),
          ),
        VERIFICATION_TEXTS.contractDone,
        VERIFICATION_TEXTS.failed,
      )
    )
      onChange();
  }

  return { busy, verifyEmail: mayVerifyEmail ? () => void verifyEmail() : null, verifyContract };
}

/**
 * The verifications required before the portal opens: their documents, manual verification and, for
 * a SuperAdmin, revocation.
 */
export function VerificationPanel({ account, papers, onChange }: VerificationPanelProps) {
  const { user } = useSession();
  const { busy, verifyEmail, verifyContract } = useVerification({ account, onChange });
  const [revokes, setRevokes] = useState(false);
  const [refuses, setRefuses] = useState(false);
  const hasContract = !isBackOffice(account.role);
  const mayRevoke = hasContract && account.sellerContractVerified && user?.role === 'SuperAdmin';
  const missing = validateContractVerification(account.papers);
  useVerificationCommands({
    busy,
    missing,
    verifyContract:
      hasContract && !account.sellerContractVerified ? () => void verifyContract() : null,
    refuseContract: awaitsContractReview(account) ? () => setRefuses(true) : null,
    verifyEmail,
    revokeContract: mayRevoke ? () => setRevokes(true) : null,
  });

  return (
    <section className="pr-card">
      <h2>{VERIFICATION_TEXTS.title}</h2>
      <div className="ad-user-lines">
        <EmailLine isVerified={account.isVerified} busy={busy === 'email'} onVerify={verifyEmail} />
        {hasContract && (
          <div className="ad-user-line">
            <VerificationBadge
              isDone={account.sellerContractVerified}
              done={VERIFICATION_TEXTS.contractVerified}
              open={VERIFICATION_TEXTS.contractToVerify}
            />
            {!account.sellerContractVerified && (
              <ReviewButtons
                isBusy={busy === 'contract'}
                isMissing={missing !== null}
                onRefuse={awaitsContractReview(account) ? () => setRefuses(true) : null}
                onVerify={() => void verifyContract()}
              />
            )}
            {mayRevoke && (
              <Button onClick={() => setRevokes(true)}>{VERIFICATION_TEXTS.revoke}</Button>
            )}
          </div>
        )}
        {hasContract && !account.sellerContractVerified && missing !== null && (
          <p id="contratto-mancante" className="pr-muted">
            {missing}
          </p>
        )}
        <RefusedContract account={account} />
        {hasContract && <AccountPapersLine account={account} papers={papers} />}
        {hasContract && <AcceptedTerms account={account} />}
      </div>
      {refuses && (
        <RefuseContractDialog
          id={account.id}
          onClose={() => setRefuses(false)}
          onDone={() => {
            setRefuses(false);
            onChange();
          }}
        />
      )}
      {revokes && (
        <RevokeContractDialog
          id={account.id}
          onClose={() => setRevokes(false)}
          onDone={() => {
            setRevokes(false);
            onChange();
          }}
        />
      )}
    </section>
  );
}

interface ReviewButtonsProps {
  isBusy: boolean;
  /** There is no contract to verify; the panel says why. */
  isMissing: boolean;
  /** `null` where there is nothing to refuse. */
  onRefuse: (() => void) | null;
  onVerify: () => void;
}

const ReviewButtons = ({ isBusy, isMissing, onRefuse, onVerify }: ReviewButtonsProps) => (
  <span className="ad-user-buttons">
    {onRefuse !== null && <Button onClick={onRefuse}>{VERIFICATION_TEXTS.refuse}</Button>}
    <Button
      type="primary"
      loading={isBusy}
      disabled={isMissing}
      aria-describedby="contratto-mancante"
      onClick={onVerify}
    >
      {VERIFICATION_TEXTS.verifyContract}
    </Button>
  </span>
);

const VerificationBadge = ({
  isDone,
  done,
  open,
}: {
  isDone: boolean;
  done: string;
  open: string;
}) => (
  <span className={`pr-row-badge pr-row-badge-${isDone ? 'green' : 'yellow'}`}>
    {isDone ? done : open}
  </span>
);

/** Whether the address is confirmed, and the confirmation by hand. */
const EmailLine = ({
  isVerified,
  busy,
  onVerify,
}: {
  isVerified: boolean;
  busy: boolean;
  /** `null` where there is nothing to confirm, or the operator may not. */
  onVerify: (() => void) | null;
}) => (
  <div className="ad-user-line">
    <VerificationBadge
      isDone={isVerified}
      done={VERIFICATION_TEXTS.emailVerified}
      open={VERIFICATION_TEXTS.emailToVerify}
    />
    {onVerify !== null && (
      <Button loading={busy} onClick={onVerify}>
        {VERIFICATION_TEXTS.verifyEmail}
      </Button>
    )}
  </div>
);

/** Papers that are still to come. */
const RefusedContract = ({ account: { contractRefused } }: { account: AccountDetailDto }) =>
  contractRefused !== null && (
    <p>{VERIFICATION_TEXTS.contractRefused(formatMoment(contractRefused))}</p>
  );

/** Which text was accepted by a tick: of earlier accounts it is not known. */
const AcceptedTerms = ({
  account: { termsEdition, termsAccepted },
}: {
  account: AccountDetailDto;
}) =>
  termsEdition === null || termsAccepted === null ? null : (
    <p>{VERIFICATION_TEXTS.termsAccepted(formatMoment(termsAccepted), termsEdition)}</p>
  );
