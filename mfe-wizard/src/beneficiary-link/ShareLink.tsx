import { Button, CopyOutlined, QrCode, SendOutlined, useAlerts } from '@pratiche/ui';
import { LINK_DIALOG_TEXTS as TEXTS } from './dialog-texts.js';

/** A link to show or pass on: as a picture for the customer's camera, as text, and through the phone's own sharing. */
export function ShareLink({ url }: { url: string }) {
  const alerts = useAlerts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      alerts.success(TEXTS.copied);
    } catch {
      alerts.error(TEXTS.cannotCopy);
    }
  };
  const share = async () => {
    try {
      await navigator.share({
        title: TEXTS.shareTitle,
        text: TEXTS.shareText,
        url,
      });
    } catch {
      // Closed without sharing.
    }
  };
  return (
    <div className="wz-share">
      <QrCode value={url} label={TEXTS.qrCode} />
      <label className="wz-share-text" htmlFor="wz-link-cliente">
        {TEXTS.link}
      </label>
      <input
        id="wz-link-cliente"
        className="pr-input"
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <div className="wz-share-actions">
        <Button icon={<CopyOutlined />} onClick={() => void copy()}>
          {TEXTS.copy}
        </Button>
        {'share' in navigator && (
          <Button icon={<SendOutlined />} onClick={() => void share()}>
            {TEXTS.share}
          </Button>
        )}
      </div>
    </div>
  );
}
