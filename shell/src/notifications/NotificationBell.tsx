import { Badge, BellOutlined, Drawer, useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotificationList } from './NotificationList.js';

/** The portal asks for notifications this often (spec platform §9). */
const POLL_MS = 240_000;

/** Bell with the number of unread notifications; opens their list. */
export function NotificationBell() {
  const api = useApi();
  const [open, setOpen] = useState(false);
  const { data = [] } = useQuery({ queryKey: ['notifications'], queryFn: () => api.notifications.getAll(), refetchInterval: POLL_MS, refetchOnWindowFocus: 'always' });
  const unread = data.filter(({ read }) => !read).length;
  return (
    <>
      <button type="button" className="pr-icon-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className="pr-visually-hidden">{unread === 0 ? 'Notifiche' : `Notifiche, ${unread} da leggere`}</span>
        <span aria-hidden="true"><Badge count={unread} size="small" offset={[4, -2]} overflowCount={9}><BellOutlined className="sh-bell" /></Badge></span>
      </button>
      <Drawer open={open} title="Notifiche" size={360} closable={{ 'aria-label': 'Chiudi le notifiche' }} onClose={() => setOpen(false)}>
        <NotificationList notifications={data} onLeave={() => setOpen(false)} />
      </Drawer>
    </>
  );
}
