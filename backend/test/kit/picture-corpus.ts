import { jpeg } from './file-fixtures.js';
import { joinPng, PNG_END, pngChunk, pngData, pngHeader, pngRows } from './png-parts.js';

export interface MutatedPicture {
  name: string;
  bytes: Buffer;
}

/** Random numbers that are the same in each run (mulberry32). */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

type Random = ReturnType<typeof createRandom>;

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const SIDES = [0, 1, 15, 16, 17, 64, 511, 512, 513, 1_200, 60_000, 0x7fffffff, 0x80000000] as const;
const PALETTE = pngChunk('PLTE', Buffer.from(Array.from({ length: 768 }, (_, at) => at % 256)));

const pick = <T>(random: Random, values: readonly T[]): T => values[random(values.length)] as T;
const noise = (random: Random, length: number): Buffer =>
  Buffer.from(Array.from({ length }, () => random(256)));

interface Parts {
  header: Parameters<typeof pngHeader>[0];
  before: Buffer[];
  pixels: Buffer;
}

/** A picture that every decoder reads. */
function createSound(random: Random): Parts {
  const colour = pick(random, [0, 2, 3, 4, 6]);
  const [width, height] = [16 + random(80), 16 + random(80)];
  return {
    header: { width, height, colour },
    before: colour === 3 ? [PALETTE] : [],
    pixels: pngRows({ width, height, channels: CHANNELS[colour] ?? 1, filter: random(5) }),
  };
}

const assemble = ({ header, before, pixels }: Parts): Buffer =>
  joinPng(pngHeader(header), ...before, pngData(pixels), PNG_END);

type Mutation = (random: Random) => Buffer;

/** Each kind of fault that a decoder can stumble over; `sound` shows that the rest is not refused for all. */
const MUTATIONS: Readonly<Record<string, Mutation>> = {
  sound: (random) => assemble(createSound(random)),
  'header field': (random) => {
    const parts = createSound(random);
    const field = pick(random, ['depth', 'colour', 'compression', 'filter', 'interlace'] as const);
    return assemble({ ...parts, header: { ...parts.header, [field]: random(20) } });
  },
  'side of the header': (random) => {
    const parts = createSound(random);
    const side = pick(random, ['width', 'height'] as const);
    return assemble({ ...parts, header: { ...parts.header, [side]: pick(random, SIDES) } });
  },
  'filter of rows': (random) => {
    const parts = createSound(random);
    const row = 1 + parts.header.width * (CHANNELS[parts.header.colour ?? 0] ?? 1);
    for (let at = 0; at < parts.pixels.length; at += row) parts.pixels[at] = random(256);
    return assemble(parts);
  },
  'second header': (random) => {
    const parts = createSound(random);
    const side = pick(random, SIDES);
    const second = pngHeader({ width: side, height: side, colour: pick(random, [0, 2, 3, 6]) });
    return random(2) === 0
      ? assemble({ ...parts, before: [...parts.before, second] })
      : joinPng(pngHeader(parts.header), ...parts.before, pngData(parts.pixels), second, PNG_END);
  },
  'transparent colour': (random) => {
    const parts = createSound(random);
    return assemble({
      ...parts,
      before: [...parts.before, pngChunk('tRNS', noise(random, random(300)))],
    });
  },
  palette: (random) => {
    const parts = createSound(random);
    return assemble({
      ...parts,
      header: { ...parts.header, colour: 3 },
      before: random(3) === 0 ? [] : [pngChunk('PLTE', noise(random, random(800)))],
    });
  },
  'length of the data': (random) => {
    const parts = createSound(random);
    const length = random(parts.pixels.length * 2);
    const pixels = Buffer.alloc(length);
    parts.pixels.copy(pixels);
    return assemble({ ...parts, pixels });
  },
  'truncated file': (random) => {
    const whole = assemble(createSound(random));
    return whole.subarray(0, 34 + random(whole.length - 34));
  },
  'flipped bits': (random) => {
    const whole = assemble(createSound(random));
    for (let flips = 1 + random(6); flips > 0; flips -= 1) {
      const at = 8 + random(whole.length - 8);
      whole[at] = (whole[at] ?? 0) ^ (1 << random(8));
    }
    return whole;
  },
  'flipped bits of the data, checksum right': (random) => {
    const { header, before, pixels } = createSound(random);
    const data = pngData(pixels).subarray(8, -4);
    const at = random(data.length);
    data[at] = (data[at] ?? 0) ^ (1 << random(8));
    return joinPng(pngHeader(header), ...before, pngChunk('IDAT', data), PNG_END);
  },
  'wrong checksum': (random) => {
    const { header, before, pixels } = createSound(random);
    const data = pngData(pixels);
    data.writeUInt32BE(random(2 ** 32), data.length - 4);
    return joinPng(pngHeader(header), ...before, data, PNG_END);
  },
  'order of chunks': (random) => {
    const { header, before, pixels } = createSound(random);
    const chunks = [PNG_END, pngData(pixels), ...before, ...(random(2) === 0 ? [PALETTE] : [])];
    return joinPng(pngHeader(header), ...chunks);
  },
  'length of a chunk': (random) => {
    const { header, before, pixels } = createSound(random);
    const data = pngData(pixels);
    data.writeUInt32BE(pick(random, [0, 1, data.length, 0x7fffffff, 0xffffffff]), 0);
    return joinPng(pngHeader(header), ...before, data, PNG_END);
  },
  'unknown chunk': (random) => {
    const parts = createSound(random);
    const type = pick(random, ['QQQQ', 'qqQq', 'IDAT', 'iCCP', 'eXIf', 'gAMA', 'sBIT', 'hIST']);
    return assemble({ ...parts, before: [...parts.before, pngChunk(type, noise(random, 60))] });
  },
  'frames of an APNG': (random) => {
    const parts = createSound(random);
    const control = Buffer.alloc(26);
    control.writeUInt32BE(pick(random, SIDES), 4);
    control.writeUInt32BE(pick(random, SIDES), 8);
    const frames = [
      pngChunk('acTL', noise(random, 8)),
      pngChunk('fcTL', control),
      pngChunk('fdAT', noise(random, 40)),
    ];
    return assemble({ ...parts, before: [...parts.before, ...frames] });
  },
  'bomb in the data': (random) => {
    const parts = createSound(random);
    return assemble({ ...parts, pixels: Buffer.alloc((1 + random(8)) * 1_000_000) });
  },
  'bomb in a profile': (random) => {
    const parts = createSound(random);
    const packed = pngData(Buffer.alloc((1 + random(8)) * 1_000_000)).subarray(8, -4);
    const named = Buffer.concat([Buffer.from('p\0\0'), packed]);
    const type = pick(random, ['iCCP', 'zTXt']);
    return assemble({ ...parts, before: [pngChunk(type, named), ...parts.before] });
  },
  'sixteen bits or fewer': (random) => {
    const parts = createSound(random);
    return assemble({ ...parts, header: { ...parts.header, depth: pick(random, [1, 2, 4, 16]) } });
  },
  'interlaced by name': (random) => {
    const parts = createSound(random);
    return assemble({ ...parts, header: { ...parts.header, interlace: 1 } });
  },
  JPEG: (random) => {
    const bytes = Buffer.from(jpeg());
    const frame = bytes.indexOf(Buffer.from('ffc0', 'hex'));
    // Progressive, lossless, arithmetic, or as many components as CMYK has.
    if (frame > 0)
      if (random(2) === 0) bytes[frame + 1] = pick(random, [0xc1, 0xc2, 0xc3, 0xc9]);
      else bytes[frame + 9] = pick(random, [0, 3, 4, 255]);
    return random(2) === 0 ? bytes : Buffer.concat([joinPng(), bytes]);
  },
};

/** Mutated pictures, the same in each run. */
export function createPictureCorpus(count: number, seed = 30): MutatedPicture[] {
  const random = createRandom(seed);
  const mutations = Object.entries(MUTATIONS);
  return Array.from({ length: count }, (_, at) => {
    const [kind, mutate] = mutations[at % mutations.length] as [string, Mutation];
    return { name: `${at} ${kind}`, bytes: mutate(random) };
  });
}
