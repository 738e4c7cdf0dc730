import QRCode, { type QRCodeProps } from 'antd/es/qr-code';
import { AntdThemeProvider } from './AntdThemeProvider.js';

export default function AntdQrCode(props: QRCodeProps) {
  return (
    <AntdThemeProvider>
      <QRCode {...props} />
    </AntdThemeProvider>
  );
}
