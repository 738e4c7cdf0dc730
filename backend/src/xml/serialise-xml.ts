import type { XmlElement } from '@pratiche/domain/xml';
import { EXACT_BODY, EXACT_TARGET } from './parse-xml.js';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** What XML 1.0 has no way to write. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const escaped = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (char) => ESCAPES[char] ?? char);

function lines({ name, attributes, children, text }: XmlElement, indent: string): string[] {
  const start = `${indent}<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escaped(value)}"`)
    .join('')}`;
  if (children.length > 0)
    return [
      `${start}>`,
      ...children.flatMap((child) => lines(child, `${indent}  `)),
      `${indent}</${name}>`,
    ];
  return [text === '' ? `${start}/>` : `${start}>${escaped(text)}</${name}>`];
}

/** An exported dossier as a file in UTF-8, marked as one. */
export const serialiseXml = (root: XmlElement): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<?${EXACT_TARGET} ${EXACT_BODY}?>`,
    ...lines(root, ''),
    '',
  ].join('\n');
