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
        title: 'Vuoi verificare l’e-\u2060mail a mano?',
        text: `L’indirizzo ${account.email} varrà come confermato e i link di conferma già inviati non serviranno più.`,
        confirmLabel: 'Verifica',
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
        'E-mail verificata.',
        'Errore nella verifica',
      )
    )
      onChange();
  }

  async function verifyContract(): Promise<void> {
    if (
      !(await confirm({
        title: 'Il contratto è in regola?',
        text: 'Il portale si apre all’azienda, che viene avvisata per e-\u2060mail.',
        confirmLabel: 'Verifica',
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
        'Contratto verificato.',
        'Errore nella verifica',
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
      <h2>Verifiche</h2>
      <div className="ad-user-lines">
        <div className="ad-user-line">
          <p>
            E-mail verificata: <strong>{account.isVerified ? 'Sì' : 'No'}</strong>
          </p>
          {!account.isVerified && (
            <Button loading={busy === 'email'} onClick={() => void verifyEmail()}>
              Verifica e-mail
            </Button>
          )}
        </div>
        {hasContract && (
          <div className="ad-user-line">
            <p>
              Contratto verificato: <strong>{account.sellerContractVerified ? 'Sì' : 'No'}</strong>
            </p>
            {!account.sellerContractVerified && (
              <span className="ad-user-buttons">
                {mayBeRefused(account) && <Button onClick={() => setRefuses(true)}>Rifiuta</Button>}
                <Button
                  type="primary"
                  loading={busy === 'contract'}
                  onClick={() => void verifyContract()}
                >
                  Verifica contratto
                </Button>
              </span>
            )}
            {mayRevoke && <Button onClick={() => setRevokes(true)}>Ritira la verifica</Button>}
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

/** Papers that are still to come. */
const RefusedContract = ({ account: { contractRefused } }: { account: AccountDetailDto }) =>
  contractRefused !== null && (
    <p>
      Contratto rifiutato il {formatMoment(contractRefused)}: aspettiamo i nuovi documenti
      dell’azienda.
    </p>
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
    <p>
      Condizioni accettate il {formatMoment(termsAccepted)}, edizione {termsEdition}.
    </p>
  );

function RegistrationDocuments({ account }: { account: AccountDetailDto }) {
  const api = useApi();
  const { activeDownload, download } = useDownload();
  return (
    <div className="ad-user-line">
      <p>
        {account.files.length === 0
          ? 'Nessun documento caricato.'
          : `Documenti: ${account.files.map((name) => REGISTRATION_FILE_LABELS[name]).join(', ')}.`}
        {account.contractEdition !== null && ` Edizione del contratto: ${account.contractEdition}.`}
      </p>
      {account.files.length > 0 && (
        <Button
          icon={<DownloadOutlined aria-hidden="true" />}
          loading={activeDownload !== null}
          onClick={() =>
            download(
              'documents',
              () => downloadFile(api, '/api/Accounts/download/{id}', { path: { id: account.id } }),
              'Errore download documenti',
            )
          }
        >
          Scarica i documenti
        </Button>
      )}
    </div>
  );
}
