import { formatMoment, isBackOffice } from '@pratiche/domain';
import { REGISTRATION_FILE_LABELS } from '@pratiche/domain/accounts';
import { downloadFile, readData, type AccountDetailDto } from '@pratiche/api';
import {
  Button,
  DownloadOutlined,
  useApi,
  useConfirm,
  useDownload,
  useSession,
} from '@pratiche/ui';
import { useState } from 'react';
import { RefuseContractDialog } from './RefuseContractDialog.js';
import { RevokeContractDialog } from './RevokeContractDialog.js';
import { useAccountAction } from './useAccountAction.js';
import { useVerificationCommands } from './useVerificationCommands.js';
import { VERIFICATION_TEXTS } from './texts.js';

interface VerificationPanelProps {
  account: AccountDetailDto;
  onChange: () => void;
}

/** Verification by hand, each after a question. */
function useVerification({ account, onChange }: VerificationPanelProps) {
  const api = useApi();
  const confirm = useConfirm();
  const { busy, runAction } = useAccountAction();

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

  return { busy, verifyEmail, verifyContract };
}

/**
 * The verifications required before the portal opens: their documents, manual verification and, for
 * a SuperAdmin, revocation.
 */
export function VerificationPanel({ account, onChange }: VerificationPanelProps) {
  const { user } = useSession();
  const { busy, verifyEmail, verifyContract } = useVerification({ account, onChange });
  const [revokes, setRevokes] = useState(false);
  const [refuses, setRefuses] = useState(false);
  const hasContract = !isBackOffice(account.role);
  const mayRevoke = hasContract && account.sellerContractVerified && user?.role === 'SuperAdmin';
  useVerificationCommands({
    busy,
    verifyContract:
      hasContract && !account.sellerContractVerified ? () => void verifyContract() : null,
    refuseContract: hasContract && mayBeRefused(account) ? () => setRefuses(true) : null,
    verifyEmail: account.isVerified ? null : () => void verifyEmail(),
    revokeContract: mayRevoke ? () => setRevokes(true) : null,
  });

  return (
    <section className="pr-card">
      <h2>{VERIFICATION_TEXTS.title}</h2>
      <div className="ad-user-lines">
        <EmailLine
          isVerified={account.isVerified}
          busy={busy === 'email'}
          onVerify={() => void verifyEmail()}
        />
        {hasContract && (
          <div className="ad-user-line">
            <p>
              {VERIFICATION_TEXTS.contractVerified}{' '}
              <strong>{VERIFICATION_TEXTS.yesOrNo(account.sellerContractVerified)}</strong>
            </p>
            {!account.sellerContractVerified && (
              <span className="ad-user-buttons">
                {mayBeRefused(account) && (
                  <Button onClick={() => setRefuses(true)}>{VERIFICATION_TEXTS.refuse}</Button>
                )}
                <Button
                  type="primary"
                  loading={busy === 'contract'}
                  onClick={() => void verifyContract()}
                >
                  {VERIFICATION_TEXTS.verifyContract}
                </Button>
              </span>
            )}
            {mayRevoke && (
              <Button onClick={() => setRevokes(true)}>{VERIFICATION_TEXTS.revoke}</Button>
            )}
          </div>
        )}
        <RefusedContract account={account} />
        {hasContract && <RegistrationDocuments account={account} />}
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

/** Whether the address is confirmed, and the confirmation by hand. */
const EmailLine = ({
  isVerified,
  busy,
  onVerify,
}: {
  isVerified: boolean;
  busy: boolean;
  onVerify: () => void;
}) => (
  <div className="ad-user-line">
    <p>
      {VERIFICATION_TEXTS.emailVerified} <strong>{VERIFICATION_TEXTS.yesOrNo(isVerified)}</strong>
    </p>
    {!isVerified && (
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

/** What the server takes: papers that came and wait for a review. */
const mayBeRefused = ({ isVerified, isInvited, contractRefused }: AccountDetailDto): boolean =>
  isVerified && !isInvited && contractRefused === null;

/** Which text was accepted by a tick: of earlier accounts it is not known. */
const AcceptedTerms = ({
  account: { termsEdition, termsAccepted },
}: {
  account: AccountDetailDto;
}) =>
  termsEdition === null || termsAccepted === null ? null : (
    <p>{VERIFICATION_TEXTS.termsAccepted(formatMoment(termsAccepted), termsEdition)}</p>
  );

function RegistrationDocuments({ account }: { account: AccountDetailDto }) {
  const api = useApi();
  const { activeDownload, download } = useDownload();
  return (
    <div className="ad-user-line">
      <p>
        {account.files.length === 0
          ? VERIFICATION_TEXTS.noDocument
          : VERIFICATION_TEXTS.documents(
              account.files.map((name) => REGISTRATION_FILE_LABELS[name]).join(', '),
            )}
        {account.contractEdition !== null &&
          VERIFICATION_TEXTS.contractEdition(account.contractEdition)}
      </p>
      {account.files.length > 0 && (
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          loading={activeDownload !== null}
          onClick={() =>
            download(
              'documents',
              () => downloadFile(api, '/api/Accounts/download/{id}', { path: { id: account.id } }),
              VERIFICATION_TEXTS.downloadFailed,
            )
          }
        >
          {VERIFICATION_TEXTS.download}
        </Button>
      )}
    </div>
  );
}
