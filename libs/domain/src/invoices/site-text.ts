/** A municipality as a text names it. */
export interface MentionedMunicipality {
  name: string;
  zip: string | null;
  /** Two letters. */
  province: string | null;
}

/** An address in a text, with the municipalities that it may name, the likeliest first. */
export interface SiteText {
  /** Empty where the text names the municipality alone. */
  street: string;
  number: string | null;
  mentioned: MentionedMunicipality[];
  text: string;
  /** The text is an address and nothing else. */
  isBare: boolean;
}

/** Bounds the work on hostile texts: an address is at the beginning of a short text. */
const TEXT_LENGTH_MAX = 300;

const STREET_WORDS =
  'via|viale|v\\.le|viuzzo|piazza|piazzetta|p\\.zza|p\\.za|p\\.tta|piazzale|p\\.le|corso|c\\.so|vicolo|vicoletto|vico|vic\\.|largo|l\\.go|strada|stradella|str\\.|contrada|c\\.da|borgo|salita|calle|campo|fondamenta|riviera|lungomare|lungarno|lungotevere|lungadige|lungolago|rione|galleria|circonvallazione|localit[aà]|loc\\.|frazione|fraz\\.|regione';
const NO_STREETS =
  "(?!(?:e-?mail|mail|pec|fax|sms|web|posta|telematica|raccomandata|cm|mm|mt?|d['’]\\s?opera|d['’]?anno)\\b|opera\\b)";
const STREET = new RegExp(
  String.raw`(?<![\p{L}'’])((?:${STREET_WORDS})\s*(?<=[\s.])${NO_STREETS}(?:\d{1,2}°?\s+)?\p{L}[^,;:()\d\n]{1,60}?)` +
    String.raw`(?:,?\s*(?:\b(?:n|nr|num|civ|civico)\b\.?\s?[°o]?|n°)?\s*(?<=[\s.,°])(\d{1,4}(?:\s?/\s?[a-z\d]{1,3}(?![\p{L}\d])|[a-z](?![\p{L}'’])|\s[a-z](?=\s*[,–-]|\s*$))?|s\.?n\.?(?:c\.?)?)(?![\d\p{L}]|[.,]\d)|(?=\s*[,;:(–]|\s-\s|\s+\d{5}\b|\s*$))`,
  'giu',
);

/** Words that say that the works, or the building, are meant. */
const SITE_WORDS =
  /\b(?:cantiere|luogo|immobile|abitazione|appartamento|casa|villa|villetta|edificio|condominio|fabbricato|unit[aà] immobiliare|lavori|lavorazioni|opere|posa|installazione|montaggio|intervento|interventi|sostituzione|ristrutturazione|manutenzione|fornitura|sit[oaie]|ubicat[oaie]|ubicazione|residenza|alloggio|stabile|palazzina|attico|mansarda)\b/i;
/** Words that say that another address is meant: of the bank, of the goods. */
const OTHER_ADDRESS =
  /\b(?:banca|iban|filiale|agenzia|magazzino|deposito|sede|ritiro|spedizione|trasporto|vettore|bonifico|fattura a)\b/i;
/** Right before a street without a number, which may be any word. */
const SITE_BEFORE =
  /(?:^|\b(?:cantiere|luogo|lavori|sit[oaie]|ubicat[oaie]|presso|in)(?:\s+(?:di|a|ad|in|nel|presso))?(?:\s+comune\s+di)?)\s*:?\s*$/i;
const STARTS_AS_ADDRESS = new RegExp(
  String.raw`^\s*(?:${STREET_WORDS})\s*(?<=[\s.])${NO_STREETS}(?:\d{1,2}°?\s+)?\p{L}`,
  'iu',
);
/** A municipality without a street: only where nothing else can be meant. */
const SITE_TOWN =
  /\b(?:cantiere|luogo (?:dei |di )?(?:lavori|esecuzione|intervento))\b\s*(?::|-|–|\bdi\b|\ba\b|\bin\b)\s*/i;
const SITED =
  /(?<=\b(?:[Ss]it[oaie]|SIT[OAIE]|[Uu]bicat[oaie]|UBICAT[OAIE])\s(?:in|a|ad|nel [Cc]omune di|in [Cc]omune di|IN|A|NEL COMUNE DI|IN COMUNE DI)\s)(?=\p{Lu})/u;
const NAME = String.raw`\p{L}[\p{L}'’${'`'}./ -]{1,60}`;
const TOWN = new RegExp(
  String.raw`^(?:(\d{5})\b[\s,-]*)?(${NAME})?(?:\(\s*([a-z]{2})\s*\))?`,
  'iu',
);
const TOWN_WITH_PROVINCE = new RegExp(
  String.raw`(?:\b(?:a|ad|in|di|presso)\s+|[:,–-]\s*)(?:(\d{5})[\s-]+)?(\p{L}[\p{L}'’${'`'}. -]{1,40}?)\s*\(\s*([a-z]{2})\s*\)`,
  'iu',
);
/** A municipality before its street: "in Lecce alla via". Behind "di" may be a surname. */
const TOWN_IN = /\b(?:in|IN)\s+(?=\p{Lu})/gu;
const BEFORE_STREET = /(?:[\s,:–-]|\s(?:in|alla|al|presso|nella|nel))*$/i;
const TOWNS_IN_MAX = 4;
const TOWN_WITH_ZIP = new RegExp(String.raw`(?<![\d.,])(\d{5})[\s-]+(${NAME})`, 'iu');
const TOWN_BEFORE_STREET = new RegExp(
  String.raw`\b(?:comune\s+di|citt[aà]\s+di|fraz(?:ione|\.)?|loc(?:alit[aà]|\.)?|a|ad|cantiere\s+di)\s+(\p{L}[\p{L}'’. -]{1,40}?)\s*[,:–-]?\s*(?:in|alla|presso|nella)?\s*$`,
  'iu',
);

/** Words that are municipalities too, and mean none in a text, whatever follows. */
const NO_TOWNS: ReadonlySet<string> = new Set([
  'corpo',
  'corso',
  'misura',
  'norma',
  'opera',
  'regola',
]);
/** Materials and other words that are municipalities too; with more words they may be meant. */
const NO_TOWNS_ALONE: ReadonlySet<string> = new Set(
  'alto bagno bianco campagna fondo frassino lago lastra massello montagna ottone piano piazza pietra pino ponte posta rovere sala scala terrazzo terzo ultimo'.split(
    ' ',
  ),
);

const FLAT =
  /^[\s,;–-]*(?:z\.\s?i\.|zona (?:industriale|artigianale)|\b(?:int(?:erno)?|scala|sc|piano|p|sub|lotto|pal(?:azzina)?)\b\.?\s*\w{1,4}\b)/i;
const FLATS_MAX = 4;
/** "a", "in", "nel comune di": words between a number and a municipality. */
const CONNECTORS =
  /^(?:[\s,;:–-]+|(?:a|ad|in|nel|nella|del|presso|cap|it|i-|(?:comune|citt[aà])(?:\s+di)?)(?=[\s,:-]|\d)|(?:fraz(?:ione)?|loc(?:alit[aà])?)\b\.?)+/i;
/** Words that go on with something else. */
const OTHER_WORDS =
  /(?:^|\s)(?:per|come|con|relativ\p{L}*|rif\p{L}*|pratica|cod\p{L}*|foglio|presso|detrazion\p{L}*|ai|sensi|fine|inizio|ordine|preventivo|intestat\p{L}*|propriet\p{L}*|tel|cell|e|ed|posa|fornitura|di n)(?![\p{L}]).*$/iu;
const SENTENCE_END = /(?<=\p{L}{4})\.(?:\s.*)?$/u;
const DANGLING = /(?:[\s,.;:–/-]+|\s(?:a|ad|al|dal|del|di|e|il|in|la|n|nr))+$/i;

/**
 * Reads where the works were. `null` where the text does not look like a place; without `mentioned`
 * it does, but names no municipality.
 */
export function readSiteText(written: string): SiteText | null {
  const text = written.slice(0, TEXT_LENGTH_MAX).replace(/\s+/g, ' ').trim();
  const start = STARTS_AS_ADDRESS.test(text) ? 0 : (SITE_WORDS.exec(text)?.index ?? null);
  if (start === null) return null;
  const said = text.slice(start);
  const street = readStreet(said);
  const site = street !== null && isPlace(street, said) ? street : readTown(said);
  if (site === null || !isPlace(site, said)) return null;
  const { index, ...address } = site;
  return OTHER_ADDRESS.test(said.slice(0, index))
    ? null
    : { ...address, isBare: !SITE_WORDS.test(text) };
}

const isPlace = ({ index, number, mentioned }: FoundSite, said: string): boolean =>
  number !== null || mentioned.some(isSure) || SITE_BEFORE.test(said.slice(0, index));

type FoundSite = Omit<SiteText, 'isBare'> & { index: number };

const HAMLET = /^(?:localit|loc|fraz)/i;
const STREETS_MAX = 6;

function readStreet(said: string): FoundSite | null {
  const streets = [...said.matchAll(STREET)].slice(0, STREETS_MAX);
  const named = streets.filter(([match]) => !HAMLET.test(match));
  const street =
    named.find(([, , number]) => number !== undefined) ??
    named[0] ??
    streets.find(([, , number]) => number !== undefined) ??
    streets[0];
  if (street === undefined) return null;
  const [match, name = '', number] = street;
  const behind = readTail(said.slice(street.index + match.length));
  const before = said.slice(0, street.index);
  const mentioned = [...behind.mentioned, ...readHead(before)];
  return {
    index: street.index,
    street: name.trim(),
    number: number ?? null,
    mentioned,
    text: `${match}${behind.text}`.replace(/[\s,.;:–-]+$/, ''),
  };
}

/** Municipalities behind a street: one with its postal code or province comes before others. */
function readTail(tail: string): { mentioned: MentionedMunicipality[]; text: string } {
  let rest = tail;
  for (let count = 0; count < FLATS_MAX && FLAT.test(rest); count += 1)
    rest = rest.replace(FLAT, '');
  const parts = rest.split(/(?<=\))|;|,|\s[–-]\s?/).slice(0, 4);
  const mentioned = parts.flatMap((part) => readTownPart(part));
  const [sure] = mentioned.filter(isSure);
  const [town] = sure === undefined ? mentioned : [sure];
  const end = town === undefined ? 0 : tail.indexOf(town.name) + town.name.length;
  const province = /^\s*\(\s*[a-z]{2}\s*\)/i.exec(tail.slice(end))?.[0] ?? '';
  return {
    mentioned: [...mentioned.filter(isSure), ...mentioned.filter((town) => !isSure(town))],
    text: `${tail.slice(0, end)}${province}`,
  };
}

const isSure = ({ zip, province }: MentionedMunicipality): boolean =>
  zip !== null || province !== null;

function readTownPart(part: string): MentionedMunicipality[] {
  const [, zip, name = '', province] = TOWN.exec(part.replace(CONNECTORS, '')) ?? [];
  return toMentioned(zip, name, province);
}

function toMentioned(
  zip: string | undefined,
  written: string,
  province: string | undefined,
): MentionedMunicipality[] {
  const name = written
    .replace(OTHER_WORDS, '')
    .replace(SENTENCE_END, '')
    .replace(DANGLING, '')
    .replace(CONNECTORS, '')
    .trim();
  const town = { name, zip: zip ?? null, province: province?.toUpperCase() ?? null };
  if (name === '') return [];
  const words = name.toLowerCase();
  const isWord = NO_TOWNS.has(words.split(' ')[0] ?? '') || NO_TOWNS_ALONE.has(words);
  return isWord && !isSure(town) ? [] : [town];
}

/** A municipality before its street: "comune di Forlì, via Verdi 3", "47121 Forlì (FC), via Verdi 3". */
function readHead(head: string): MentionedMunicipality[] {
  const [, zip, inProvince, province] = TOWN_WITH_PROVINCE.exec(head) ?? [];
  const [, ownZip, atZip] = TOWN_WITH_ZIP.exec(head) ?? [];
  const [, before] = TOWN_BEFORE_STREET.exec(head) ?? [];
  const plain = head.replace(BEFORE_STREET, '');
  const within = [...plain.matchAll(TOWN_IN)]
    .slice(-TOWNS_IN_MAX)
    .map((match) => plain.slice(match.index + match[0].length));
  return [
    ...toMentioned(zip, inProvince ?? '', province),
    ...toMentioned(ownZip, atZip ?? '', undefined),
    ...toMentioned(undefined, before ?? '', undefined),
    ...within.flatMap((name) => toMentioned(undefined, name, undefined)),
  ];
}

/** The municipality alone, without a street. */
function readTown(said: string): FoundSite | null {
  const match = TOWN_WITH_PROVINCE.exec(said) ?? TOWN_WITH_ZIP.exec(said);
  const site = SITE_TOWN.exec(said) ?? SITED.exec(said);
  const index = match?.index ?? site?.index;
  if (index === undefined) return null;
  const mentioned =
    match === null
      ? readTownPart(said.slice(index + (site?.[0].length ?? 0)))
      : toMentioned(match[1], match[2] ?? '', match[3]);
  const text = (match?.[0] ?? said.slice(index)).replace(/^[\s,:–-]+|[\s,.;:–-]+$/g, '');
  return mentioned.length === 0 ? null : { index, street: '', number: null, mentioned, text };
}
