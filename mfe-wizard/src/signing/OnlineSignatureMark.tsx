import { Button, formatMomentDay, useApi, useDownload } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { SIGNATURE_MARK_TEXTS as TEXTS } from './mark-texts.js';
import { listOwnerPapers, ownerPapersKey, readCertificate } from './owner-papers.js';

interface OnlineSignatureMarkProps {
  dossierId: number;
  /** The signature that made the file; of other files nothing is shown. */
  signatureId: number | undefined;
  /** Says in amber where a signature came from network or device of the company. */
  tellsOrigin?: boolean;
}

/** "Firmata online da … il …" beside a file, with the certificate and the page that checks the signature. */
export function OnlineSignatureMark({
  dossierId,
  signatureId,
  tellsOrigin = false,
}: OnlineSignatureMarkProps) {
  return signatureId === undefined ? null : (
    <KnownSignatureMark dossierId={dossierId} signatureId={signatureId} tellsOrigin={tellsOrigin} />
  );
}

function KnownSignatureMark({
  dossierId,
  signatureId,
  tellsOrigin,
}: {
  dossierId: number;
  signatureId: number;
  tellsOrigin: boolean;
}) {
  const api = useApi();
  const { data: papers } = useQuery({
    queryKey: ownerPapersKey(dossierId),
    queryFn: () => listOwnerPapers(api, dossierId),
    retry: false,
  });
  const { download, activeDownload } = useDownload();
  const signature = papers?.papers.find((paper) => paper.signature?.id === signatureId)?.signature;
  const code = signature?.verificationCode ?? null;
  return (
    <span className="admin-document-file">
      <span className="pr-row-badge pr-row-badge-green">{TEXTS.signedOnline}</span>
      {/* The paper itself must not change once it is signed: who signed is said here. */}
      {signature?.signedAt && (
        <span>{TEXTS.signedBy(signature.signer.name, formatMomentDay(signature.signedAt))}</span>
      )}
      <Button
        type="link"
        size="small"
        loading={activeDownload !== null}
        onClick={() =>
          download(signatureId, () => readCertificate(api, signatureId), TEXTS.certificateFailed)
        }
      >
        {TEXTS.certificate}
      </Button>
      <Link to={code === null ? '/verify-signature' : `/verify-signature/${code}`} target="_blank">
        {TEXTS.verify}
      </Link>
      {/* An older server does not know it. */}
      {tellsOrigin && signature?.companyOrigin && (
        <span className="signature-origin">{signature.companyOrigin}</span>
      )}
    </span>
  );
}
