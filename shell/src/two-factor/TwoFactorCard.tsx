import { readData, type TwoFactorStateDto } from '@pratiche/api';
import {
  errorText,
  useAlerts,
  useApi,
  useSession,
  QueryState,
  Button,
  formatMoment,
} from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { EnrolmentDialog } from './EnrolmentDialog.js';
import { ReauthenticationDialog } from './ReauthenticationDialog.js';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.js';
import { TWO_FACTOR_TEXTS as TEXTS } from './texts.js';

const FEW_RECOVERY_CODES = 3;

const TWO_FACTOR_KEY = ['two-factor'];

/** Once it is on and the codes are saved, the portal opens. */
function useOpenPortal(isReady: boolean): void {
  const alerts = useAlerts();
  const { refreshUser } = useSession();
  useEffect(() => {
    if (!isReady) return;
    refreshUser().then(
      () => alerts.success(TEXTS.enabledAlert),
      (failure: unknown) => alerts.error(errorText(failure)),
    );
  }, [isReady, refreshUser, alerts]);
}

/** The second login step of the user: turn on, turn off, and new recovery codes. */
export function TwoFactorCard() {
  const api = useApi();
  const alerts = useAlerts();
  const { user } = useSession();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: TWO_FACTOR_KEY,
    queryFn: () => readData(api.GET('/api/Accounts/two-factor')),
  });
  const [open, setOpen] = useState<'enrol' | 'disable' | 'renew' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setOpen(null);
  const mustSetUp = user?.mustSetUpSecondStep === true;
  const isSetUp = data?.isOn === true && codes === null;

  useOpenPortal(mustSetUp && isSetUp);

  const changed = () => client.invalidateQueries({ queryKey: TWO_FACTOR_KEY });

  function show(recoveryCodes: readonly string[]) {
    close();
    setCodes(recoveryCodes);
    void changed();
  }

  async function disable(password: string, code: string) {
    await api.POST('/api/Accounts/two-factor/disable', { body: { password, code } });
    close();
    alerts.success(TEXTS.disabledAlert);
    void changed();
  }

  return (
    <section className="pr-card" aria-labelledby="two-factor-title">
      <h2 id="two-factor-title">{TEXTS.title}</h2>
      <QueryState for={{ data, error, refetch }} />
      {data && (
        <TwoFactorStatus
          twoFactor={data}
          onEnrol={() => setOpen('enrol')}
          onRenew={() => setOpen('renew')}
          onDisable={() => setOpen('disable')}
        />
      )}
      {open === 'enrol' && <EnrolmentDialog onDone={show} onClose={close} />}
      {open === 'disable' && (
        <ReauthenticationDialog
          title={TEXTS.disableTitle}
          confirmLabel={TEXTS.disable}
          danger
          onConfirm={disable}
          onClose={close}
        />
      )}
      {open === 'renew' && (
        <ReauthenticationDialog
          title={TEXTS.newCodes}
          text={TEXTS.newCodesText}
          confirmLabel={TEXTS.createCodes}
          onClose={close}
          onConfirm={async (password, code) =>
            show(
              (
                await readData(
                  api.POST('/api/Accounts/two-factor/recovery-codes', { body: { password, code } }),
                )
              ).recoveryCodes,
            )
          }
        />
      )}
      {codes !== null && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </section>
  );
}

interface TwoFactorStatusProps {
  twoFactor: TwoFactorStateDto;
  onEnrol: () => void;
  onRenew: () => void;
  onDisable: () => void;
}

/** Whether the second login step is on, and what can be done about it. */
function TwoFactorStatus(props: TwoFactorStatusProps) {
  const { twoFactor, onEnrol, onRenew, onDisable } = props;
  if (!twoFactor.isOn)
    return (
      <>
        {twoFactor.isRequired && (
          <p className="sh-notice">
            <strong>{TEXTS.mandatory}</strong>
            {TEXTS.mandatoryEnd}
          </p>
        )}
        <p>{TEXTS.why}</p>
        <Button type="primary" onClick={onEnrol}>
          {TEXTS.enable}
        </Button>
      </>
    );
  return (
    <>
      <p>
        <strong>{TEXTS.enabled}</strong>
        {twoFactor.since && TEXTS.since(formatMoment(twoFactor.since))}
        {TEXTS.codesLeft} {twoFactor.recoveryCodesLeft}.
        {twoFactor.isRequired && TEXTS.mandatoryHint}
      </p>
      {twoFactor.recoveryCodesLeft < FEW_RECOVERY_CODES && (
        <p className="sh-notice">{TEXTS.fewCodes}</p>
      )}
      <div className="sh-security-actions">
        <Button onClick={onRenew}>{TEXTS.newCodes}</Button>
        {!twoFactor.isRequired && (
          <Button danger onClick={onDisable}>
            {TEXTS.disable}
          </Button>
        )}
      </div>
    </>
  );
}
