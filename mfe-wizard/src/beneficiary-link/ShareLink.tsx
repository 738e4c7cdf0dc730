import { Button, CopyOutlined, QrCode, SendOutlined, useAlerts } from '@pratiche/ui';

/** A link to show or pass on: as a picture for the customer's camera, as text, and through the phone's own sharing. */
export function ShareLink({ url }: { url: string }) {
  const alerts = useAlerts();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      alerts.success('Link copiato');
    } catch {
      alerts.error('Il browser non permette di copiare: selezionare il testo del link e copiarlo.');
    }
  };
  const share = async () => {
    try {
      await navigator.share({
        title: 'Dati per la detrazione',
        text: 'Completa qui i dati per la detrazione:',
        url,
      });
    } catch {
      // Closed without sharing.
    }
  };
  return (
    <div className="wz-share">
      <QrCode value={url} label="Codice QR del link per il cliente" />
      <label className="wz-share-text" htmlFor="wz-link-cliente">
        Link per il cliente
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
          Copia link
        </Button>
        {'share' in navigator && (
          <Button icon={<SendOutlined />} onClick={() => void share()}>
            Condividi
          </Button>
        )}
      </div>
    </div>
  );
}
