import Modal, { type ModalProps } from 'antd/es/modal';
import { Themed } from './Themed.js';

export default function ThemedModal(props: ModalProps) {
  return <Themed><Modal {...props} /></Themed>;
}
