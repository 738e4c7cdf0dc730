import App from 'antd/es/app';
import useApp from 'antd/es/app/useApp';
import { useEffect } from 'react';
import { connectNotifications } from '../notification.js';
import { OfficeTheme } from './OfficeTheme.js';

/** antd's `App`, with its notifications connected to those of the page. */
export default function AntdApp() {
  return (
    <OfficeTheme>
      <App component={false} notification={{ placement: 'topRight', top: 72 }}>
        <ConnectedNotifications />
      </App>
    </OfficeTheme>
  );
}

function ConnectedNotifications() {
  const { notification } = useApp();
  useEffect(
    () =>
      connectNotifications(({ type, title, description }) =>
        notification[type]({
          title,
          description,
          role: type === 'error' ? 'alert' : 'status',
          closable: { 'aria-label': 'Chiudi il messaggio' },
        }),
      ),
    [notification],
  );
  return null;
}
