import type { XmlElement } from '@pratiche/domain/xml';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';
import { EXACT_COPY_BODY, EXACT_COPY_TARGET } from './xml-parser.util.js';

/**
 * Serialises an exported dossier as a UTF-8 file, with a processing instruction that marks it as an
 * export. Characters that XML 1.0 cannot contain are left out.
 */
export async function serialiseXml(root: XmlElement): Promise<string> {
  const { create } = await import('xmlbuilder2');
  const file = create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' });
  file.ins(EXACT_COPY_TARGET, EXACT_COPY_BODY);
  addElement(file, root);
  return `${file.end({ prettyPrint: true })}\n`;
}

function addElement(parent: XMLBuilder, { name, attributes, children, text }: XmlElement): void {
  const element = parent.ele(name);
  for (const [key, value] of Object.entries(attributes)) element.att(key, escapeReferences(value));
  for (const child of children) addElement(element, child);
  if (children.length === 0 && text !== '') element.txt(escapeReferences(text));
}

/**
 * xmlbuilder2 takes `&amp;` in a text for an entity that is already escaped and leaves quotes as
 * they are, so both are escaped before; it does not escape them twice.
 */
const escapeReferences = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
