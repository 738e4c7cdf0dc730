import { lazy, Suspense } from 'react';
import { LoadingState } from '../feedback/LoadingState.js';
import { QR_CODE_TEXTS } from './texts.js';

// Loaded on render, because few users ever see a QR code.
const AntdQrCode = lazy(() => import('../antd/AntdQrCode.js'));

interface QrCodeProps {
  value: string;
  /** Text alternative of the image for screen readers. */
  label: string;
}

/** A text as a QR code, dark on white in any surrounding. */
export function QrCode({ value, label }: QrCodeProps) {
  return (
    <div role="img" aria-label={label} className="pr-qr">
      <Suspense fallback={<LoadingState label={QR_CODE_TEXTS.loading} lines={3} />}>
        {/* The drawing names itself a picture without a name: the frame around it has one. */}
        <div aria-hidden="true">
          <AntdQrCode
            value={value}
            type="svg"
            size={220}
            color="#000000"
            bgColor="#ffffff"
            errorLevel="M"
          />
        </div>
      </Suspense>
    </div>
  );
}
