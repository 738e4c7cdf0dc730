import type { XmlElement } from '@pratiche/domain/xml';
import { EXACT_COPY_BODY, EXACT_COPY_TARGET } from './xml-parser.util.js';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Characters that XML 1.0 cannot contain. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const escapeXml = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

function toXmlLines({ name, attributes, children, text }: XmlElement, indent: string): string[] {
  const start = `${indent}<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')}`;
  if (children.length > 0)
    return [
      `${start}>`,
      ...children.flatMap((child) => toXmlLines(child, `${indent}  `)),
      `${indent}</${name}>`,
    ];
  return [text === '' ? `${start}/>` : `${start}>${escapeXml(text)}</${name}>`];
}

/**
 * Serialises an exported dossier as a UTF-8 file, with a processing instruction that marks it as an
 * export.
 */
export const serialiseXml = (root: XmlElement): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<?${EXACT_COPY_TARGET} ${EXACT_COPY_BODY}?>`,
    ...toXmlLines(root, ''),
    '',
  ].join('\n');
