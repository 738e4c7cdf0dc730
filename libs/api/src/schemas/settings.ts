import {
  CHIUSURE_POST,
  CLIMATE_ZONES,
  DOCUMENT_CONDITIONS,
  isVatNumber,
  REQUIRED_MESSAGE,
  STATUS_CODES,
  VAT_MESSAGE,
  type SettingKind,
  type SettingValues,
} from '@pratiche/domain';
import { z } from 'zod';

/** A day between 2000 and 2100. */
const day = z.iso
  .date({ error: 'Data non valida: usare il formato aaaa-mm-gg.' })
  .refine((value) => value >= '2000-01-01' && value <= '2100-12-31', {
    error: 'Data fuori dai limiti.',
  });
const words = (max: number) =>
  z
    .string({ error: 'Deve essere un testo.' })
    .max(max, { error: `Al massimo ${max} caratteri.` })
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'Contiene caratteri non ammessi.' })
    .trim();
const needed = (max: number) => words(max).min(1, { error: REQUIRED_MESSAGE });
const absent = (max: number) =>
  words(max)
    .nullable()
    .transform((value) => (value === '' ? null : value));
const twoDecimals = (value: number): boolean =>
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
const number = (min: number, max: number) =>
  z
    .number({ error: 'Deve essere un numero.' })
    .min(min, { error: `Non può essere minore di ${min}.` })
    .max(max, { error: `Non può superare ${max}.` })
    .refine(twoDecimals, { error: 'Al massimo due decimali.' });
const count = z
  .int({ error: 'Deve essere un numero intero.' })
  .min(0, { error: 'Non può essere negativo.' })
  .max(9, { error: 'Non può superare 9.' });
const flag = z.boolean({ error: 'Deve essere vero o falso.' });

const byKey = <Key extends string | number, Value extends z.ZodType>(
  keys: readonly Key[],
  value: Value,
) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>, {
    error: 'Valori mancanti.',
  });
const byZone = (max: number) =>
  byKey(
    CLIMATE_ZONES.map(({ value }) => value),
    number(0.01, max),
  );
const sourced = <Value extends z.ZodType>(values: Value) =>
  z.strictObject({ source: needed(200), values });
const percent = number(0, 100);

const service = z.union([z.literal(1), z.literal(2), z.literal(3)], {
  error: 'Servizio non previsto.',
});
const presence = z.boolean({ error: 'Valore non previsto.' }).nullable();
const need = z.enum(['M', 'O', 'C'], { error: 'Valore non previsto.' }).nullable();

/** Of days: a slip of the finger must not erase the work of yesterday. */
const wholeBetween = (min: number, max: number) =>
  z
    .int({ error: 'Deve essere un numero intero.' })
    .min(min, { error: `Non può essere minore di ${min}.` })
    .max(max, { error: `Non può superare ${max}.` });
const days = (min: number) =>
  z
    .int({ error: 'Deve essere un numero intero di giorni.' })
    .min(min, { error: `Non può essere minore di ${min}.` })
    .max(36_500, { error: 'Non può superare 36500.' });

const opening = z
  .strictObject({ worksEndedFrom: day, worksEndedTo: day, opensOn: day })
  .refine(({ worksEndedFrom, worksEndedTo }) => worksEndedFrom <= worksEndedTo, {
    path: ['worksEndedTo'],
    error: 'Non può precedere l’inizio del periodo.',
  })
  .refine(({ worksEndedFrom, opensOn }) => worksEndedFrom <= opensOn, {
    path: ['opensOn'],
    error: 'Non può precedere l’inizio del periodo.',
  });

const condition = z.custom<keyof typeof DOCUMENT_CONDITIONS>(
  (value) => typeof value === 'string' && Object.hasOwn(DOCUMENT_CONDITIONS, value),
  { error: 'Condizione non prevista.' },
);

const document = z
  .strictObject({
    code: z
      .string({ error: 'Deve essere un testo.' })
      .regex(/^[A-Z][A-Z0-9_]{1,19}$/, { error: 'Solo lettere maiuscole e cifre, da 2 a 20.' }),
    name: needed(160),
    need: z.strictObject({ 1: need, 2: need, 3: need }),
    condition: condition.optional(),
    isOptionalOtherwise: flag.optional(),
    isPrefilled: flag.optional(),
  })
  .refine(
    ({ need: needs, condition: given }) =>
      given !== undefined || !Object.values(needs).includes('C'),
    {
      path: ['condition'],
      error: 'Indicare la condizione del documento obbligatorio a condizione.',
    },
  );

const email = words(254).refine(
  (value) => value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  { error: 'Inserire Email Valida' },
);

const unique =
  <Item>(keyOf: (item: Item) => unknown) =>
  (items: readonly Item[]): boolean =>
    new Set(items.map(keyOf)).size === items.length;

const offered = z.strictObject({
  id: z
    .int({ error: 'Pacchetto non valido.' })
    .min(1, { error: 'Pacchetto non valido.' })
    .nullable(),
  name: needed(120),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: 'Colore non valido: usare il formato #rrggbb.' })
    .nullable(),
  description: absent(2_000),
  price: number(0, 999_999.99),
  numberOfCredits: number(0.01, 1_000_000),
  costEcobonus: number(0, 10_000),
  costBonusCasa: number(0, 10_000),
  costCalcoloEnergetico: number(0, 10_000),
  isIncrementable: flag,
  onSale: flag,
});

/** What each kind of setting takes. The IBAN and BIC are checked by the server besides. */
export const settingSchemas: { readonly [Kind in SettingKind]: z.ZodType<SettingValues[Kind]> } = {
  purchases: z.strictObject({
    isEnabled: flag,
    disabledUntil: day.nullable(),
    notice: absent(1_000),
  }),
  packages: z
    .array(offered, { error: 'Deve essere un elenco.' })
    .max(50, { error: 'Al massimo 50 pacchetti.' })
    .refine(
      unique<{ id: number | null }>((one) => one.id ?? one),
      { error: 'Lo stesso pacchetto compare due volte.' },
    ),
  bankTransfer: z.strictObject({
    holder: needed(70),
    iban: needed(42),
    bic: words(11),
    bank: words(120),
  }),
  vatRate: z.strictObject({ percent }),
  provider: z.strictObject({
    name: needed(120),
    address: needed(200),
    vat: needed(11).refine(isVatNumber, { error: `${VAT_MESSAGE}.` }),
    pec: email,
  }),
  supportContacts: z
    .array(
      z.strictObject({
        topic: needed(80),
        email,
        phone: words(30),
        hours: words(120),
      }),
    )
    .max(20, { error: 'Al massimo 20 contatti.' }),
  statusNames: byKey(STATUS_CODES, needed(60)),
  closureLabels: byKey(
    CHIUSURE_POST.map(({ value }) => value),
    needed(160),
  ),
  interventionMatrix: z.strictObject({
    version: z.int().min(1),
    rows: z
      .array(
        z.strictObject({
          services: z.array(service).min(1, { error: REQUIRED_MESSAGE }),
          hasWindows: presence,
          hasShadings: presence,
          products: needed(160),
          ecobonus: count,
          bonusCasa: count,
          calcoloEnergetico: count,
        }),
      )
      .min(1, { error: 'Occorre almeno una riga.' })
      .max(50, { error: 'Al massimo 50 righe.' }),
  }),
  uLimits: sourced(byZone(20)),
  uLimitsEcobonus: sourced(byZone(20)),
  solarTransmission: sourced(z.strictObject({ max: number(0.01, 1) })),
  costCeilings: sourced(
    z.strictObject({
      window: byZone(100_000),
      windowWithShutter: byZone(100_000),
      shading: number(0, 100_000),
    }),
  ),
  deductionRates: sourced(z.strictObject({ mainHome: percent, other: percent })),
  eneaOpenings: z
    .array(opening, { error: 'Deve essere un elenco.' })
    .max(50, { error: 'Al massimo 50 aperture.' }),
  retention: z.strictObject({
    drafts: days(90),
    deletedDossiers: days(7),
    completedDossiers: days(1_826),
    snapshots: days(30),
    notifications: days(30),
    beneficiaryLinks: days(30),
    audit: days(1_826),
  }),
  draftLimits: z.strictObject({
    drafts: wholeBetween(50, 1_000_000),
    megabytes: wholeBetween(1_000, 10_000_000),
  }),
  documentSet: z
    .array(document)
    .min(1, { error: 'Occorre almeno un documento.' })
    .max(60, { error: 'Al massimo 60 documenti.' })
    .refine(
      unique<{ code: string }>(({ code }) => code),
      { error: 'Lo stesso codice compare due volte.' },
    ),
};

/** Body of `POST Settings/{kind}`; the value is checked by the schema of its kind. */
export const settingInput = z.object({
  validFrom: day,
  value: z.unknown().refine((value) => value !== undefined, { error: REQUIRED_MESSAGE }),
  note: absent(500).default(null),
  /**
   * Newest entry its author has seen, 0 for none: a concurrent change by another user is not
   * overwritten.
   */
  seen: z.int({ error: 'Valore non valido.' }).min(0, { error: 'Valore non valido.' }),
});
export type SettingInput = z.output<typeof settingInput>;
