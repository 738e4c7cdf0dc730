import type { ModalProps } from 'antd/es/modal';
import { lazy, Suspense } from 'react';
import { useLatched } from '../hooks/useLatched.js';
import { loadWhenOnline } from './load-when-online.js';
import { useReturnFocus } from './useReturnFocus.js';

const AntdModal = lazy(() => loadWhenOnline(() => import('../antd/AntdModal.js')));

/** antd's modal window, loaded when the first one opens. */
export default function Modal(props: ModalProps) {
  useReturnFocus(props.open === true);
  if (!useLatched(props.open === true)) return null;
  return (
    <Suspense fallback={null}>
      <AntdModal {...props} />
    </Suspense>
  );
}
