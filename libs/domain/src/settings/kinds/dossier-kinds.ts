import { DOCUMENT_CONDITIONS } from '../../documents/index.js';
import { DOCUMENT_POINT_CONDITIONS } from '../../doubts/document-points.js';
import { SERVICE_TYPES, type Choice } from '../../enumerations/index.js';
import { formatNumber } from '../../formats/index.js';
import { countWorksCostEntries, findWorksCostWordsFault } from '../../invoices/works-cost-words.js';
import { count, type SettingGroupDescriptions } from '../setting-description.js';
import {
  eachOf,
  flag,
  line,
  list,
  object,
  refuseRepeated,
  serverNumber,
  text,
  whole,
  type ChoiceShape,
} from '../setting-shapes.js';
import { findTemplatePointsFault, MAX_TEMPLATE_POINTS } from '../template-points.js';

const INVALID = 'Valore non valido.';
const CODE_MESSAGE = 'Solo lettere maiuscole e cifre, da 2 a 20.';

const filings = (label: string) =>
  whole(0, 9, { label, messages: { min: 'Non può essere negativo.' } });
const presence = (label: string) =>
  flag({
    label,
    isNullable: true,
    message: 'Valore non previsto.',
    description: 'null where it does not matter.',
  });
const documentNeed = (label: string): ChoiceShape => ({
  is: 'choice',
  label,
  name: 'DocumentNeed',
  choices: [
    { value: 'M', label: 'Obbligatorio' },
    { value: 'O', label: 'Facoltativo' },
    { value: 'C', label: 'Obbligatorio a condizione' },
  ],
  isNullable: true,
});

/** Conditions as part of a sentence. */
export const DOCUMENT_CONDITION_CHOICES: readonly Choice<string>[] = Object.entries(
  DOCUMENT_CONDITIONS,
).map(([value, { why }]) => ({
  value,
  label: `solo se ${why.replace(/^Richiest[ao] perché /, '')}`,
}));

function findConditionFault(
  condition: unknown,
  { need }: Readonly<Record<string, unknown>>,
): string | null {
  const needs: unknown[] = typeof need === 'object' && need !== null ? Object.values(need) : [];
  return (condition === undefined || condition === null) && needs.includes('C')
    ? 'Indica la condizione del documento obbligatorio a condizione.'
    : null;
}

export const DOSSIER_KINDS = {
  interventionMatrix: {
    label: 'Matrice degli interventi',
    about:
      'Quante pratiche genera ogni combinazione di prodotti. Le pratiche già inviate conservano i costi di allora.',
    shape: object({
      version: serverNumber(INVALID, { description: 'The server gives each change a new one.' }),
      rows: list(
        object(
          {
            services: { is: 'services', label: 'Servizi' },
            hasWindows: presence('Serramenti'),
            hasShadings: presence('Schermature o chiusure'),
            products: line(160, { label: 'Prodotti' }),
            ecobonus: filings('Pratiche Ecobonus'),
            bonusCasa: filings('Pratiche Bonus Casa'),
            calcoloEnergetico: filings('Calcoli energetici'),
          },
          { name: 'InterventionMatrixRow' },
        ),
        { count: 50, message: 'Al massimo 50 righe.' },
        {
          label: 'Righe',
          description: 'The first row that applies counts.',
          min: { count: 1, message: 'Serve almeno una riga.' },
          message: INVALID,
        },
      ),
    }),
    summarize: ({ rows }) => count(rows.length, 'combinazione', 'combinazioni'),
  },
  documentSet: {
    label: 'Documenti richiesti',
    about: 'Quali documenti chiede ogni servizio.',
    shape: list(
      object(
        {
          code: line(20, {
            label: 'Codice',
            blank: 'toFillIn',
            pattern: /^[A-Z][A-Z0-9_]{1,19}$/,
            messages: { max: CODE_MESSAGE, pattern: CODE_MESSAGE },
          }),
          name: line(160, { label: 'Nome' }),
          need: eachOf(SERVICE_TYPES, documentNeed, {
            name: 'DocumentNeed',
            label: 'Richiesto da',
          }),
          condition: {
            is: 'choice',
            label: 'Condizione',
            description: 'Needed where a service asks for the document on a condition.',
            name: 'DocumentCondition',
            choices: DOCUMENT_CONDITION_CHOICES,
            isOptional: true,
            message: 'Condizione non prevista.',
            ruleInRow: findConditionFault,
          },
          isOptionalOtherwise: flag({
            label: 'Facoltativo negli altri casi',
            description: 'Optional while the condition does not hold.',
            isOptional: true,
          }),
          isPrefilled: flag({
            label: 'Offerto precompilato',
            description: 'A pre-filled copy is offered to sign.',
            isOptional: true,
          }),
        },
        { name: 'DocumentRow' },
      ),
      { count: 60, message: 'Al massimo 60 documenti.' },
      {
        min: { count: 1, message: 'Serve almeno un documento.' },
        message: INVALID,
        rule: refuseRepeated('code', 'Lo stesso codice compare due volte.'),
      },
    ),
    summarize: (documents) => count(documents.length, 'documento', 'documenti'),
  },
  documentPoints: {
    label: 'Cosa guardare nei documenti',
    about:
      'Che cosa controlla chi legge un documento: i punti compaiono accanto alla pagina, sotto i dati da confrontare.',
    shape: list(
      object(
        {
          code: line(20, {
            label: 'Documento',
            blank: 'toFillIn',
            description: 'Code of the document.',
            example: 'FATTURA',
            pattern: /^[A-Z][A-Z0-9_]{1,19}$/,
            messages: { max: CODE_MESSAGE, pattern: CODE_MESSAGE },
          }),
          text: line(200, { label: 'Che cosa guardare', blank: 'toFillIn' }),
          condition: {
            is: 'choice',
            label: 'Condizione',
            description: 'Of every dossier without it.',
            name: 'DocumentPointCondition',
            choices: Object.entries(DOCUMENT_POINT_CONDITIONS).map(([value, { label }]) => ({
              value,
              label,
            })),
            isOptional: true,
            isNullable: true,
            message: 'Condizione non prevista.',
          },
        },
        { name: 'DocumentPoint' },
      ),
      { count: 200, message: 'Al massimo 200 punti.' },
      { message: INVALID },
    ),
    summarize: (points) =>
      `${count(points.length, 'punto', 'punti')}, ${count(new Set(points.map(({ code }) => code)).size, 'documento', 'documenti')}`,
  },
  worksCostWords: {
    label: 'Lavori connessi nelle fatture',
    about:
      'Le parole delle righe di fattura, come trasporto e smaltimento, che il portale propone insieme alla spesa con l’invito a sentire un consulente. Le righe senza queste parole e senza prodotto, posa o prestazione restano fuori dalla spesa.',
    shape: object({
      words: text(6_000, {
        label: 'Parole, una voce per riga',
        help: 'Una voce per riga, al massimo 100: il singolare vale anche per il plurale, e tra due parole possono stare articoli e preposizioni. Se le lasci vuote, queste righe restano fuori dalla spesa.',
        description: 'An entry a line.',
        blank: 'kept',
        rule: findWorksCostWordsFault,
      }),
    }),
    sections: [{ title: 'Righe proposte insieme alla spesa', keys: ['words'] }],
    summarize: (words) => count(countWorksCostEntries(words), 'voce', 'voci'),
  },
  returnReasons: {
    label: 'Motivi di correzione e di rifiuto',
    about:
      'I testi pronti che gli operatori scelgono quando chiedono correzioni o rifiutano una pratica, e che possono poi completare.',
    shape: list(
      object(
        {
          title: line(60, { label: 'Titolo' }),
          text: text(600, { label: 'Testo', isTrimmedFirst: true }),
          isForRejection: flag({ label: 'Per il rifiuto (altrimenti per le correzioni)' }),
          points: {
            is: 'texts',
            label: 'Dati e documenti da segnare',
            description: 'Names of fields of the dossier, and codes of documents.',
            example: ['manufatti', 'FATTURA'],
            isOptional: true,
            maxLength: 60,
            max: {
              count: MAX_TEMPLATE_POINTS,
              message: `Al massimo ${MAX_TEMPLATE_POINTS} punti.`,
            },
            rule: findTemplatePointsFault,
          },
        },
        { name: 'ReturnReason' },
      ),
      { count: 40, message: 'Al massimo 40 motivi.' },
      { message: INVALID },
    ),
    summarize: (reasons) => {
      const rejections = reasons.filter(({ isForRejection }) => isForRejection).length;
      return `${reasons.length - rejections} per le correzioni, ${rejections} per il rifiuto`;
    },
  },
  messageTemplates: {
    label: 'Testi pronti per i messaggi',
    about:
      'I testi che gli operatori aggiungono con un clic a un messaggio per l’installatore, e che possono poi cambiare.',
    shape: list(
      object(
        {
          title: line(40, { label: 'Titolo' }),
          text: text(600, {
            label: 'Testo',
            isTrimmedFirst: true,
          }),
        },
        { name: 'MessageTemplate' },
      ),
      { count: 30, message: 'Al massimo 30 testi.' },
      {
        message: INVALID,
        rule: refuseRepeated('title', 'Lo stesso titolo compare due volte.'),
      },
    ),
    summarize: (templates) => count(templates.length, 'testo', 'testi'),
  },
  operatorCharge: {
    label: 'Pratiche in carico',
    about:
      'Dopo quante ore senza azioni una pratica inviata o accettata torna da assegnare, così la può prendere un altro operatore.',
    shape: object({
      hours: whole(1, 1_000, {
        label: 'Ore senza azioni',
        help: 'Da 1 a 1.000; 72 ore sono tre giorni.',
        unit: 'ore',
      }),
    }),
    sections: [{ title: 'Quando una pratica torna libera', keys: ['hours'] }],
    summarize: ({ hours }) => count(hours, 'ora', 'ore'),
  },
  operatorFigures: {
    label: 'Cifre per operatore',
    about:
      'Se il quadro di lavoro mostra ai SuperAdmin anche i tempi e le correzioni di ogni operatore. Finché non lo accendi, nessuno li vede.',
    shape: object({
      isOn: flag({
        label: 'Mostra ai SuperAdmin le cifre di ogni operatore',
        help: 'Prima di accenderlo serve un accordo con i sindacati o l’autorizzazione dell’Ispettorato del lavoro (art. 4 della legge 300/1970). Informa anche chi lavora.',
        description:
          'Art. 4 of law 300/1970 asks for an agreement before the work of people is measured.',
      }),
    }),
    sections: [{ title: 'Chi vede le cifre di chi lavora', keys: ['isOn'] }],
    summarize: ({ isOn }) => (isOn ? 'visibili ai SuperAdmin' : 'spente'),
  },
  draftLimits: {
    label: 'Spazio per le bozze',
    about:
      'Quante pratiche mai inviate può avere un account e quanti MB possono occupare i loro file. Dall’80% compare un avviso in bacheca.',
    shape: object(
      {
        drafts: whole(50, 1_000_000, { label: 'Bozze per account', help: 'Almeno 50.' }),
        megabytes: whole(1_000, 10_000_000, {
          label: 'Spazio dei file delle bozze per account (MB)',
          help: 'Almeno 1.000 MB; 1.000 MB sono 1 GB.',
        }),
      },
      { name: 'DraftQuota' },
    ),
    sections: [{ title: 'Per ogni account', keys: ['drafts', 'megabytes'] }],
    summarize: ({ drafts, megabytes }) =>
      `${formatNumber(drafts)} bozze, ${formatNumber(megabytes)} MB`,
  },
} satisfies SettingGroupDescriptions;
