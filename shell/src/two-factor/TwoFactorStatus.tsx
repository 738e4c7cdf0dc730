import type { TwoFactorStateDto } from '@pratiche/api';
import { Button, formatMoment } from '@pratiche/ui';

const FEW_RECOVERY_CODES = 3;

interface TwoFactorStatusProps {
  twoFactor: TwoFactorStateDto;
  onEnrol: () => void;
  onRenew: () => void;
  onDisable: () => void;
}

/** Whether the second login step is on, and what can be done about it. */
export function TwoFactorStatus(props: TwoFactorStatusProps) {
  const { twoFactor, onEnrol, onRenew, onDisable } = props;
  if (!twoFactor.isOn)
    return (
      <>
        {twoFactor.isRequired && (
          <p className="sh-notice">
            <strong>Per il back office è obbligatorio</strong>: le altre pagine si aprono appena è
            attivo.
          </p>
        )}
        <p>
          Dopo la password il portale chiede il codice di un’app sul telefono: chi scoprisse la
          password non potrebbe comunque entrare.
        </p>
        <Button type="primary" onClick={onEnrol}>
          Attiva
        </Button>
      </>
    );
  return (
    <>
      <p>
        <strong>Attivo</strong>
        {twoFactor.since && ` dal ${formatMoment(twoFactor.since)}`}. Codici di recupero ancora
        validi: {twoFactor.recoveryCodesLeft}.
        {twoFactor.isRequired &&
          ' Per il back office è obbligatorio: se cambi telefono chiedi a un SuperAdmin di azzerarlo.'}
      </p>
      {twoFactor.recoveryCodesLeft < FEW_RECOVERY_CODES && (
        <p className="sh-notice">Ti restano pochi codici di recupero: creane di nuovi.</p>
      )}
      <div className="sh-security-actions">
        <Button onClick={onRenew}>Nuovi codici di recupero</Button>
        {!twoFactor.isRequired && (
          <Button danger onClick={onDisable}>
            Disattiva
          </Button>
        )}
      </div>
    </>
  );
}
