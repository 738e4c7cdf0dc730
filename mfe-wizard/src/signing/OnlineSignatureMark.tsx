import { Button, useDownload } from '@pratiche/ui';
import { Link } from 'react-router';
import { SIGNING_TEXTS as TEXTS } from './texts.js';
import { useDossierSigning } from './useDossierSigning.js';

interface OnlineSignatureMarkProps {
  dossierId: number;
  /** The signature that made the file; of other files nothing is shown. */
  signatureId: number | undefined;
}

/** "Firmata online" beside a file, with the certificate and the page that checks the signature. */
export function OnlineSignatureMark({ dossierId, signatureId }: OnlineSignatureMarkProps) {
  return signatureId === undefined ? null : (
    <KnownSignatureMark dossierId={dossierId} signatureId={signatureId} />
  );
}

function KnownSignatureMark({
  dossierId,
  signatureId,
}: {
  dossierId: number;
  signatureId: number;
}) {
  const { papers, server } = useDossierSigning(dossierId);
  const { download, activeDownload } = useDownload();
  const signature = papers?.papers.find((paper) => paper.signature?.id === signatureId)?.signature;
  const code = signature?.verificationCode ?? null;
  return (
    <span className="wz-signed-mark">
      <span className="pr-mark">{TEXTS.signedOnline}</span>
      <Button
        type="link"
        size="small"
        loading={activeDownload !== null}
        onClick={() =>
          download(signatureId, () => server.readCertificate(signatureId), TEXTS.certificateFailed)
        }
      >
        {TEXTS.certificate}
      </Button>
      <Link to={code === null ? '/verify-signature' : `/verify-signature/${code}`} target="_blank">
        {TEXTS.verify}
      </Link>
    </span>
  );
}
