import type { CellKind } from './sheet-job.js';
import { escaped } from './xml-text.js';

/** How spreadsheets show them; they put the separators of the reader's language. */
const FORMATS: Readonly<Record<CellKind | 'note' | 'heading', string>> = {
  text: 'General',
  flag: 'General',
  number: '0',
  money: '#,##0.00\\ "€"',
  credits: '#,##0.00',
  moment: 'dd/mm/yyyy\\ hh:mm',
  day: 'dd/mm/yyyy',
  note: '@',
  heading: '@',
};
type Style = keyof typeof FORMATS;
const NAMES = Object.keys(FORMATS) as Style[];
/** Below are the built-in ones. */
const FIRST_FORMAT = 164;
const FONT = '<sz val="11"/><name val="Calibri"/><family val="2"/>';

/** Numbers by which cells name their style. */
export const STYLES = Object.fromEntries(NAMES.map((name, index) => [name, index])) as Readonly<
  Record<Style, number>
>;

export const stylesXml =
  (): string => `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">
<numFmts count="${NAMES.length}">${NAMES.map((name, index) => `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${escaped(FORMATS[name])}"/>`).join('')}</numFmts>
<fonts count="2"><font>${FONT}</font><font><b/>${FONT}</font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>
<cellXfs count="${NAMES.length}">${NAMES.map((name, index) => `<xf numFmtId="${FORMATS[name] === 'General' ? 0 : FIRST_FORMAT + index}" fontId="${name === 'heading' ? 1 : 0}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`).join('')}</cellXfs>
<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>
</styleSheet>`;
