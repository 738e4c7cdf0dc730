import type { PurchaseSwitch } from '@pratiche/domain';
import { Alert, formatDay } from '@pratiche/ui';
import { PACKAGE_TEXTS as TEXTS } from './texts.js';

/** Purchases are closed: until when, and what the back office says about it (spec platform §2, Packages). */
export function PurchasesClosedAlert({ disabledUntil, notice }: PurchaseSwitch) {
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      className="sh-closed"
      title={<h2>{TEXTS.attention}</h2>}
      description={
        <>
          <p>{TEXTS.closed(disabledUntil && formatDay(disabledUntil))}</p>
          {notice && <p>{notice}</p>}
        </>
      }
    />
  );
}
