import type { DrawerProps } from 'antd/es/drawer';
import { lazy, Suspense } from 'react';
import { useEver } from './useEver.js';

const Drawn = lazy(() => import('antd/es/drawer'));

/** antd's drawer, fetched when the first one opens. */
export default function Drawer(props: DrawerProps) {
  if (!useEver(props.open === true)) return null;
  return <Suspense fallback={null}><Drawn {...props} /></Suspense>;
}
