import QRCode, { type QRCodeProps } from 'antd/es/qr-code';
import { Themed } from './Themed.js';

export default function ThemedQrCode(props: QRCodeProps) {
  return (
    <Themed>
      <QRCode {...props} />
    </Themed>
  );
}
