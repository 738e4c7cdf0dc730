import type { DrawerProps } from 'antd/es/drawer';
import { lazy, Suspense } from 'react';
import { useLatched } from '../hooks/useLatched.js';
import { loadWhenOnline } from './load-when-online.js';
import { useReturnFocus } from './useReturnFocus.js';

const AntdDrawer = lazy(() => loadWhenOnline(() => import('../antd/AntdDrawer.js')));

/** antd's drawer, loaded when the first one opens. */
export default function Drawer(props: DrawerProps) {
  useReturnFocus(props.open === true);
  if (!useLatched(props.open === true)) return null;
  return (
    <Suspense fallback={null}>
      <AntdDrawer {...props} />
    </Suspense>
  );
}
