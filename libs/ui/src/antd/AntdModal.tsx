import Modal, { type ModalProps } from 'antd/es/modal';
import { useShouldTrapFocus } from './overlay-stack.js';
import { AntdThemeProvider } from './AntdThemeProvider.js';

export default function AntdModal(props: ModalProps) {
  const trap = useShouldTrapFocus(props.open === true);
  return (
    <AntdThemeProvider>
      <Modal {...props} focusable={{ trap, ...props.focusable }} />
    </AntdThemeProvider>
  );
}
