import {
  Button,
  errorText,
  formatMoment,
  useAlerts,
  useApi,
  useSession,
  QueryState,
} from '@pratiche/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { EnrolmentDialog } from './EnrolmentDialog.js';
import { ReauthenticationDialog } from './ReauthenticationDialog.js';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.js';

const TWO_FACTOR_KEY = ['two-factor'];
const FEW_RECOVERY_CODES = 3;

/** The second login step of the user: turn on, turn off, and new recovery codes. */
export function TwoFactorCard() {
  const api = useApi();
  const alerts = useAlerts();
  const { user, refreshUser } = useSession();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: TWO_FACTOR_KEY,
    queryFn: () => api.sessions.twoFactor(),
  });
  const [open, setOpen] = useState<'enrol' | 'disable' | 'renew' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setOpen(null);
  const mustSetUp = user?.mustSetUpSecondStep === true;
  const isSetUp = data?.isOn === true && codes === null;

  // Once it is on and the codes are saved, the portal opens.
  useEffect(() => {
    if (!mustSetUp || !isSetUp) return;
    refreshUser().then(
      () => alerts.success('Accesso in due passaggi attivo: il portale è aperto.'),
      (failure: unknown) => alerts.error(errorText(failure)),
    );
  }, [mustSetUp, isSetUp, refreshUser, alerts]);

  const changed = () => client.invalidateQueries({ queryKey: TWO_FACTOR_KEY });

  function show(recoveryCodes: readonly string[]) {
    close();
    setCodes(recoveryCodes);
    void changed();
  }

  async function disable(password: string, code: string) {
    await api.sessions.disableTwoFactor(password, code);
    close();
    alerts.success('Accesso in due passaggi disattivato: dal prossimo accesso basta la password.');
    void changed();
  }

  return (
    <section className="pr-card" aria-labelledby="two-factor-title">
      <h2 id="two-factor-title">Accesso in due passaggi</h2>
      <QueryState for={{ data, error, refetch }} />
      {data && !data.isOn && (
        <>
          {data.isRequired && (
            <p className="sh-notice">
              <strong>Per il back office è obbligatorio</strong>: le altre pagine si aprono appena è
              attivo.
            </p>
          )}
          <p>
            Dopo la password il portale chiede il codice di un’app sul telefono: chi scoprisse la
            password non potrebbe comunque entrare.
          </p>
          <Button type="primary" onClick={() => setOpen('enrol')}>
            Attiva
          </Button>
        </>
      )}
      {data?.isOn && (
        <>
          <p>
            <strong>Attivo</strong>
            {data.since && ` dal ${formatMoment(data.since)}`}. Codici di recupero ancora validi:{' '}
            {data.recoveryCodesLeft}.
            {data.isRequired &&
              ' Per il back office è obbligatorio: chi cambia telefono chiede a un SuperAdmin di azzerarlo.'}
          </p>
          {data.recoveryCodesLeft < FEW_RECOVERY_CODES && (
            <p className="sh-notice">
              Restano pochi codici di recupero: conviene crearne di nuovi.
            </p>
          )}
          <div className="sh-security-actions">
            <Button onClick={() => setOpen('renew')}>Nuovi codici di recupero</Button>
            {!data.isRequired && (
              <Button danger onClick={() => setOpen('disable')}>
                Disattiva
              </Button>
            )}
          </div>
        </>
      )}
      {open === 'enrol' && <EnrolmentDialog onDone={show} onClose={close} />}
      {open === 'disable' && (
        <ReauthenticationDialog
          title="Disattivare l’accesso in due passaggi"
          confirmLabel="Disattiva"
          danger
          onConfirm={disable}
          onClose={close}
        />
      )}
      {open === 'renew' && (
        <ReauthenticationDialog
          title="Nuovi codici di recupero"
          text="I codici di prima non varranno più."
          confirmLabel="Crea i codici"
          onClose={close}
          onConfirm={async (password, code) =>
            show((await api.sessions.renewRecoveryCodes(password, code)).recoveryCodes)
          }
        />
      )}
      {codes !== null && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </section>
  );
}
