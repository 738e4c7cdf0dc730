import Modal, { type ModalProps } from 'antd/es/modal';
import { useKeepsFocus } from '../front-window.js';
import { Themed } from './Themed.js';

export default function ThemedModal(props: ModalProps) {
  const trap = useKeepsFocus(props.open === true);
  return (
    <Themed>
      <Modal {...props} focusable={{ trap, ...props.focusable }} />
    </Themed>
  );
}
