import { useEffect, useRef, useSyncExternalStore, type HTMLAttributes } from 'react';
import { useLocation } from 'react-router';
import { isTyping } from '../keyboard/keyboard-target.js';
import { CheckCircleFilled, CloseCircleFilled, CloseOutlined } from '../icons.js';
import { alertStore, TOAST_TIMEOUT_MS, type Alert } from './alert-store.js';
import { ALERT_TEXTS } from './texts.js';

interface AlertBannerProps {
  /** In the back office nothing on the page moves: a success is a toast, an error is shown over the page. */
  isOffice?: boolean;
}

/** Green for success, red for errors; announced to screen readers; gone after 30 s or with the route. */
export function AlertBanner({ isOffice = false }: AlertBannerProps) {
  const alert = useSyncExternalStore(alertStore.subscribe, alertStore.getAlert);
  const { pathname } = useLocation();
  const shownOn = useRef(pathname);

  useEffect(() => {
    if (shownOn.current === pathname) return;
    shownOn.current = pathname;
    alertStore.handleRouteChange();
  }, [pathname]);

  // Both live regions are rendered from the start: a region inserted together with its text is not
  // announced.
  return (
    <div className={isOffice ? 'pr-alerts pr-alerts-office' : 'pr-alerts'}>
      <div role="status">
        {alert?.type === 'success' &&
          (isOffice ? (
            <Toast key={alert.id} alert={alert} />
          ) : (
            <AlertLine key={alert.id} alert={alert} />
          ))}
      </div>
      <div role="alert">
        {alert?.type === 'error' && <AlertLine key={alert.id} alert={alert} />}
      </div>
    </div>
  );
}

/** Goes by itself, but not while the pointer or the focus is on it. */
function Toast({ alert }: { alert: Alert }) {
  const { durationMs = TOAST_TIMEOUT_MS } = alert;
  const release = () => alertStore.scheduleClear(durationMs);
  useEffect(() => alertStore.scheduleClear(durationMs), [durationMs]);
  return (
    <AlertLine
      alert={alert}
      onMouseEnter={alertStore.holdAlert}
      onMouseLeave={release}
      onFocus={alertStore.holdAlert}
      onBlur={release}
    />
  );
}

function AlertLine({ alert, ...events }: { alert: Alert } & HTMLAttributes<HTMLElement>) {
  const { action } = alert;
  const line = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (action?.isFocused) button.current?.focus({ preventScroll: true });
  }, [action]);
  // What is being typed stays in view beside the message (`scroll-padding` of the page).
  useEffect(() => {
    const { activeElement: field } = document;
    if (!line.current || !isTyping(field)) return;
    const { top, bottom } = line.current.getBoundingClientRect();
    const covered = field?.getBoundingClientRect();
    if (covered && covered.top < bottom && covered.bottom > top)
      field?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={line} className={`pr-alert pr-alert-${alert.type}`} {...events}>
      {alert.type === 'success' ? <CheckCircleFilled /> : <CloseCircleFilled />}
      <p>{alert.text}</p>
      {action && (
        <button
          ref={button}
          type="button"
          className="pr-link-button"
          onClick={() => {
            alertStore.clearAlert();
            action.onClick();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="pr-icon-button"
        aria-label={ALERT_TEXTS.close}
        onClick={alertStore.clearAlert}
      >
        <CloseOutlined />
      </button>
    </div>
  );
}
