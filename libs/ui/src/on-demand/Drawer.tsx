import type { DrawerProps } from 'antd/es/drawer';
import { lazy, Suspense } from 'react';
import { useEver } from './useEver.js';
import { whenOnline } from './when-online.js';

const Drawn = lazy(() => whenOnline(() => import('./themed/Drawer.js')));

/** antd's drawer, fetched when the first one opens. */
export default function Drawer(props: DrawerProps) {
  if (!useEver(props.open === true)) return null;
  return (
    <Suspense fallback={null}>
      <Drawn {...props} />
    </Suspense>
  );
}
