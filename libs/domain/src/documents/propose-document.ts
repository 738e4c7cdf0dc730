import { normalizeSearchText } from '../text/index.js';
import { getFileExtension } from './file-kinds.js';

/** Words in the name of a file that say which document it is, the surest first. */
const NAME_WORDS: readonly (readonly [code: string, words: RegExp])[] = [
  ['BONIFICO', /\b(?:bonific\w*|contabile|disposizione|cro)\b/],
  ['PRELIM', /\b(?:preliminare|compromesso)\b/],
  ['CONVIV', /\b(?:conviven\w*|stato (?:di )?famiglia)\b/],
  ['CONSENSO', /\b(?:consenso|locazione|affitto|comodato)\b/],
  ['SOC', /\bcamerale\b/],
  ['NOMINA', /\b(?:verbale (?:di )?nomina|nomina amministratore)\b/],
  ['DELIBERA', /\b(?:delibera\w*|assemblea\w*|millesim\w*)\b/],
  ['VISURA', /\b(?:visura|catast\w*|planimetria)\b/],
  ['DELEGA', /\b(?:delega|incarico|mandato|privacy)\b/],
  ['ATTO', /\b(?:atto|notorieta|notorio|sostitutiva|dsan)\b/],
  ['CONGR', /\bcongruit\w*/],
  ['REQ', /\brequisiti\b/],
  ['GTOT', /\b(?:gtot|g tot|13561|13659|13120)\b/],
  ['RSUPP', /\b(?:rsupp|resistenza termica|13125)\b/],
  ['SICUR', /\b(?:antieffrazione|1627|rc ?[2-4])\b/],
  ['UW', /\b(?:uw|trasmittanz\w*|dop|14351|marcatura ce|prestazion\w*)\b/],
  ['LIBRETTO', /\b(?:libretto|caldaia|climatizzatore)\b/],
  ['INIZIO', /\b(?:cila|scia|titolo edilizio|inizio lavori|permesso di costruire)\b/],
  [
    'CI',
    /\b(?:carta (?:d )?(?:di )?identita|identita|documento identita|patente|passaporto|cie|ci)\b/,
  ],
  ['CF', /\b(?:tessera sanitaria|codice fiscale|tessera|cf|ts)\b/],
  ['FATTURA', /\b(?:fattur\w*|ft|invoice|parcella|nota (?:di )?credito)\b/],
  ['FOTO', /\b(?:foto|prima|dopo)\b/],
];

/** Names that SdI gives its files: `IT01234567897_00012.xml.p7m`. */
const EXCHANGE_NAME = /^[a-z]{2}[a-z0-9]{9,16}_[a-z0-9]{1,5}\.xml(?:\.p7m)?$/i;
const INVOICE_ROOT = /FatturaElettronica(?:Semplificata)?[\s>]/;

/** Whether the first bytes of a file are those of an e-invoice, signed or not. */
export const isInvoiceHead = (head: string): boolean => INVOICE_ROOT.test(head);

/**
 * The document that a file most likely is, of those that the dossier asks for; `null` where neither
 * content nor name says so.
 * @param head first characters of the file, as far as they are text
 */
export function proposeDocument(
  { fileName, head = '' }: { fileName: string; head?: string },
  asked: readonly string[],
): string | null {
  const text = normalizeSearchText(fileName.replace(/\.[a-z0-9]{1,5}$/i, '')).replace(
    /[^a-z0-9]+/g,
    ' ',
  );
  const isInvoice =
    isInvoiceHead(head) || EXCHANGE_NAME.test(fileName) || getFileExtension(fileName) === 'xml';
  const code = isInvoice ? 'FATTURA' : NAME_WORDS.find(([, words]) => words.test(text))?.[0];
  return code !== undefined && asked.includes(code) ? code : null;
}
