import type { PurchaseSwitch } from '@pratiche/domain';
import { Alert, formatDay } from '@pratiche/ui';

/** Purchases are closed: until when, and what the back office says about it (spec platform §2, Packages). */
export function PurchasesClosedAlert({ disabledUntil, notice }: PurchaseSwitch) {
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      className="sh-closed"
      title={<h2>Attenzione</h2>}
      description={
        <>
          <p>{`L’acquisto dei pacchetti è sospeso${disabledUntil === null ? '' : ` fino al ${formatDay(disabledUntil)}`}. I crediti già acquistati restano utilizzabili.`}</p>
          {notice && <p>{notice}</p>}
        </>
      }
    />
  );
}
