import { findElement } from '@pratiche/domain/invoices';
import type { XmlElement } from '@pratiche/domain/xml';
import { Certificate } from 'pkijs';
import { createSigner, describeCertificate } from './cms-signer.util.js';
import type { InvoiceSigner } from './read-invoice-file.types.js';

const CERTIFICATE_BYTES_MAX = 20_000;

function describeSigner(base64: string): Partial<InvoiceSigner> {
  try {
    const bytes = Buffer.from(base64.slice(0, CERTIFICATE_BYTES_MAX), 'base64');
    return describeCertificate(Certificate.fromBER(bytes));
  } catch {
    return {};
  }
}

/** Who an XAdES signature names; `null` without one. It is not checked. */
export function readEmbeddedSigner(root: XmlElement): InvoiceSigner | null {
  const signature = findElement(root, 'Signature');
  if (signature === undefined) return null;
  const certificate = findElement(signature, 'KeyInfo/X509Data/X509Certificate');
  return createSigner('unknown', {
    ...describeSigner(certificate?.text ?? ''),
    message: 'La firma è dentro il file (XAdES) e non è stata controllata.',
  });
}
