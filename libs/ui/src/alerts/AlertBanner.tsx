import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { CloseOutlined } from '../icons.js';
import { alertStore, type Alert } from './alert-store.js';

/** Green for success, red for errors; announced to screen readers; gone after 30 s or with the route. */
export function AlertBanner() {
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
    <div className="pr-alerts">
      <div role="status">
        {alert?.type === 'success' && <AlertLine key={alert.id} alert={alert} />}
      </div>
      <div role="alert">
        {alert?.type === 'error' && <AlertLine key={alert.id} alert={alert} />}
      </div>
    </div>
  );
}

function AlertLine({ alert }: { alert: Alert }) {
  const { action } = alert;
  return (
    <div className={`pr-alert pr-alert-${alert.type}`}>
      <p>{alert.text}</p>
      {action && (
        <button
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
        aria-label="Chiudi l’avviso"
        onClick={alertStore.clearAlert}
      >
        <CloseOutlined />
      </button>
    </div>
  );
}
