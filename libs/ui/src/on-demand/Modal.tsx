import type { ModalProps } from 'antd/es/modal';
import { lazy, Suspense } from 'react';
import { useEver } from './useEver.js';
import { whenOnline } from './when-online.js';

const Drawn = lazy(() => whenOnline(() => import('./themed/Modal.js')));

/** antd's modal window, fetched when the first one opens. */
export default function Modal(props: ModalProps) {
  if (!useEver(props.open === true)) return null;
  return (
    <Suspense fallback={null}>
      <Drawn {...props} />
    </Suspense>
  );
}
