import { lazy, Suspense } from 'react';
import { LoadingState } from '../feedback/LoadingState.js';

// Few people ever see one: fetched when it is drawn.
const AntdQrCode = lazy(() => import('../antd/AntdQrCode.js'));

interface QrCodeProps {
  value: string;
  /** What the picture stands for, for those who do not see it. */
  label: string;
}

/** A text as a QR code, dark on white whatever is around it. */
export function QrCode({ value, label }: QrCodeProps) {
  return (
    <div role="img" aria-label={label} className="pr-qr">
      <Suspense fallback={<LoadingState label="Preparazione del codice…" lines={3} />}>
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
