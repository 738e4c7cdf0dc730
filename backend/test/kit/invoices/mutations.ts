/** Pieces that parsers stumble over, put anywhere into a file. */
const TOKENS: readonly Buffer[] = [
  '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
  '<!ENTITY e SYSTEM "file:///etc/passwd">',
  '&e;',
  '&#0;',
  '&#x110000;',
  '&amp',
  '<![CDATA[',
  ']]>',
  '<!--',
  '-->',
  '<?xml version="1.0" encoding="UTF-16"?>',
  '<?',
  '?>',
  '<a>',
  '</a>',
  '<FatturaElettronicaBody>',
  '</FatturaElettronicaBody>',
  '<DatiRiepilogo/>',
  '<ScontoMaggiorazione><Importo>9</Importo></ScontoMaggiorazione>',
  '<ds:Signature>',
  ' xmlns="x"',
  ' xmlns:p=""',
  '"',
  '=',
  '-',
  '1e400',
  'NaN',
  '99999999999999999999',
  '0.000000000001',
  ',',
  '9999-99-99',
  '\ufeff',
  '\ufffe',
  '\u{1f3e0}',
  '-----BEGIN PKCS7-----',
]
  .map((token) => Buffer.from(token))
  .concat(
    [
      '00',
      '0000',
      '3080',
      '2480',
      'a080',
      '0484ffffffff',
      '0400',
      '3084ffffffff',
      'ff',
      'c3',
      '06092a864886f70d010701',
    ].map((token) => Buffer.from(token, 'hex')),
  );

/** Numbers below 1 that are the same in every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Contents that an element may have without breaking the file. */
const VALUES: readonly Buffer[] = [
  '',
  ' ',
  '0',
  '-0.00',
  '-1',
  '1e9',
  '1.005',
  '1,5',
  '1.234,56',
  '99999999999.99999999',
  '999999999999999',
  'abc',
  'TD99',
  'S',
  'N2.1',
  '2026-02-30',
  '2026-03-04T10:00:00+02:00',
  '0000-00-00',
  '31/12/99',
  '&amp;&lt;&#8364;',
  '<![CDATA[<x>]]>',
  '<!-- x -->',
  '<Altro>1</Altro>',
  `${'9'.repeat(400)}`,
  'Uw 1,1 1200x1800 posa n. 3 finestre '.repeat(40),
].map((value) => Buffer.from(value));

type Mutation = (bytes: Buffer, pick: (below: number) => number, other: Buffer) => Buffer;

const cut = (bytes: Buffer, from: number, to: number, put: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([bytes.subarray(0, from), put, bytes.subarray(to)]);

/** From behind the next `>` to the `<` after it: the content of an element, or nothing. */
function findContent(bytes: Buffer, from: number): [number, number] {
  const start = bytes.indexOf('>', from) + 1;
  const end = bytes.indexOf('<', start);
  return start === 0 || end === -1 ? [from, from] : [start, end];
}

const changeContent: Mutation = (bytes, pick) =>
  cut(bytes, ...findContent(bytes, pick(bytes.length)), VALUES[pick(VALUES.length)]);

/** The next element that has no other inside, with its tags; nothing where there is none. */
const dropElement: Mutation = (bytes, pick) => {
  const [, end] = findContent(bytes, pick(bytes.length));
  const start = bytes.lastIndexOf('<', end - 1);
  const stop = bytes.indexOf('>', end) + 1;
  return start < 0 || stop === 0 || bytes[end + 1] !== 0x2f ? bytes : cut(bytes, start, stop);
};

const MUTATIONS: readonly Mutation[] = [
  changeContent,
  changeContent,
  changeContent,
  changeContent,
  dropElement,
  dropElement,
  // A bit, a byte.
  (bytes, pick) => {
    const at = pick(bytes.length);
    return cut(bytes, at, at + 1, Buffer.from([(bytes[at] ?? 0) ^ (1 << pick(8))]));
  },
  (bytes, pick) => {
    const at = pick(bytes.length);
    return cut(bytes, at, at + 1, Buffer.from([pick(256)]));
  },
  // A span less, twice, elsewhere.
  (bytes, pick) => {
    const at = pick(bytes.length);
    return cut(bytes, at, at + 1 + pick(200));
  },
  (bytes, pick) => {
    const at = pick(bytes.length);
    return cut(bytes, at, at, bytes.subarray(at, at + 1 + pick(300)));
  },
  (bytes, pick) => {
    const [from, to] = [pick(bytes.length), pick(bytes.length)];
    return cut(bytes, to, to, bytes.subarray(from, from + 1 + pick(100)));
  },
  // A token.
  (bytes, pick) => {
    const at = pick(bytes.length);
    return cut(bytes, at, at, TOKENS[pick(TOKENS.length)]);
  },
  (bytes, pick) => {
    const at = pick(bytes.length);
    return cut(bytes, at, at + 1 + pick(20), TOKENS[pick(TOKENS.length)]);
  },
  // The end missing, or that of another file.
  (bytes, pick) => bytes.subarray(0, pick(bytes.length)),
  (bytes, pick, other) => {
    const at = pick(Math.min(bytes.length, other.length));
    return Buffer.concat([bytes.subarray(0, at), other.subarray(at)]);
  },
];

/** A file with up to three faults. */
export function mutate(bytes: Buffer, other: Buffer, random: () => number): Buffer {
  const pick = (below: number): number => Math.floor(random() * Math.max(1, below));
  let mutated = bytes;
  for (let left = 1 + pick(3); left > 0; left -= 1) {
    const mutation = MUTATIONS[pick(MUTATIONS.length)];
    if (mutation !== undefined) mutated = mutation(mutated, pick, other);
  }
  return mutated;
}
