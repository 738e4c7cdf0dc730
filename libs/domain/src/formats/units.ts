const SQUARE_METRE = 'm(?:2|q|\\^2)';
const PER_SQUARE_METRE_KELVIN = `\\(?${SQUARE_METRE}[·*.]?k\\)?`;

/** How people write the units of the form, without blanks and in small letters. */
const UNIT_SPELLINGS: Readonly<Record<string, string>> = {
  'm²': `${SQUARE_METRE}|m\\.q\\.?|metriquadr(?:i|ati)|sqm`,
  'W/m²K': `w/${PER_SQUARE_METRE_KELVIN}`,
  'm²K/W': `${PER_SQUARE_METRE_KELVIN}/w`,
  kW: 'kwt?',
  'kWh/anno': 'kwh(?:/(?:anno|a))?',
  '%': '%|percento',
  m: 'm|mt|metri',
  '€': '€|eur|euro',
};

const UNIT_PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(UNIT_SPELLINGS).map(([unit, spellings]) => [
    unit,
    new RegExp(`^(?:${spellings})$`),
  ]),
);

/** Whether a text behind a number is the unit of the field; no text is none. */
export const isUnit = (text: string, unit: string | undefined): boolean =>
  text === '' || (unit !== undefined && UNIT_PATTERNS.get(unit)?.test(text) === true);
