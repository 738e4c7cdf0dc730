import { decodeXml } from '../../platform/xml/xml-decoder.util.js';
import { parseXml, type ParsedXml } from './xml-parser.util.js';

/** @throws 400 or 415 with the fault */
export function readFile({ bytes }: { bytes: Uint8Array }): ParsedXml {
  return parseXml(decodeXml(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));
}
