import { InvoiceReadError } from '@pratiche/domain';
import { fromBER, OctetString } from 'asn1js';
import { ContentInfo, id_ContentType_Data, id_ContentType_SignedData, SignedData } from 'pkijs';
import { extractFromBrokenEnvelope } from './broken-envelope.util.js';
import { checkSigners, createSigner } from './cms-signer.util.js';
import { NoInvoiceError } from './no-invoice.util.js';
import type { InvoiceSigner } from './read-invoice-file.types.js';
import type { ReadRepairs } from './read-repairs.util.js';

const DEPTH_MAX = 40;
/** Envelopes in BER cut 5 MB into pieces of 1,000 bytes, some of fewer. */
const NODES_MAX = 20_000;
const INDEFINITE_LENGTH = 0x80;

export interface OpenedEnvelope {
  content: Uint8Array;
  signer: InvoiceSigner;
}

/** @returns `null` for what is no envelope that the library understands */
function readSignedData(bytes: Uint8Array): SignedData | null {
  try {
    const { offset, result } = fromBER(bytes, {
      maxDepth: DEPTH_MAX,
      maxNodes: NODES_MAX,
      parseEmbedded: false,
    });
    if (offset === -1) return null;
    const info = new ContentInfo({ schema: result });
    return info.contentType === id_ContentType_SignedData
      ? new SignedData({ schema: info.content })
      : null;
  } catch {
    return null;
  }
}

function readContent({ encapContentInfo }: SignedData): Uint8Array | null {
  const { eContent, eContentType } = encapContentInfo;
  if (eContent === undefined)
    throw new NoInvoiceError(
      'Il file contiene solo la firma, senza la fattura: scegli il file XML, o il P7M che la contiene.',
    );
  if (!(eContent instanceof OctetString) || eContentType !== id_ContentType_Data) return null;
  return new Uint8Array(eContent.getValue());
}

/**
 * Opens a CAdES envelope and says who signed it. The content does not depend on the signature.
 * @throws InvoiceReadError when there is no content in it
 */
export async function openEnvelope(bytes: Buffer, repairs: ReadRepairs): Promise<OpenedEnvelope> {
  const signed = readSignedData(bytes);
  const content = signed === null ? null : readContent(signed);
  if (signed !== null && content !== null) {
    if (bytes[1] === INDEFINITE_LENGTH) repairs.addRepair('ber');
    const signer = await checkSigners(signed, content);
    if (signer.validity === 'tampered') repairs.addRepair('tampered');
    return { content, signer };
  }
  const extracted = extractFromBrokenEnvelope(bytes);
  if (extracted === null)
    throw new InvoiceReadError(
      'Non riusciamo ad aprire la busta firmata (P7M): scaricala di nuovo, o scegli il file XML della fattura.',
    );
  repairs.addRepair('brokenEnvelope');
  return { content: extracted, signer: createSigner('unknown') };
}
