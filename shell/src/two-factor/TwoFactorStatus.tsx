import type { TwoFactorStateDto } from '@pratiche/api';
import { Button, formatMoment } from '@pratiche/ui';
import { TWO_FACTOR_TEXTS as TEXTS } from './texts.js';

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
