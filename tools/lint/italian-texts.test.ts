import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const TEXT_FOLDERS = [
  'backend/src',
  'shell/src',
  'mfe-admin/src',
  'mfe-lists/src',
  'mfe-wizard/src',
  'libs/api/src',
  'libs/domain/src',
  'libs/federation/src',
  'libs/ui/src',
];
/** Folders whose texts are drawn by a browser. */
const SCREEN_FOLDERS = /^(?:shell|mfe-\w+|libs\/(?:ui|federation))\//;
/** Words of the law, of ENEA and of documents to sign; names of places. */
const NOT_OURS =
  /libs\/domain\/src\/enea-print\/print-questions|libs\/domain\/src\/(?:access|papers|deduction|enumerations|enea-sheet|xml\/labels)\/|backend\/src\/(?:library\/starter|demo|module\/prefilled-documents|accounts\/registration\/contract)/;

/** A typewriter's apostrophe between an Italian article and its word. */
const STRAIGHT_APOSTROPHE =
  /(?<![a-zà-ù])(?:l|d|un|all|dell|nell|sull|dall|quell|c|anch)'[aeiouhàèéìòù]/i;
/** "Si può continuare" instead of "Puoi continuare". */
const IMPERSONAL =
  /\bsi (?:può|possono|deve|devono|potrà|potranno|dovrà|dovranno)(?!\p{L})|\b(?:occorr(?:e|ono|erà)|bisogna|è necessario|è possibile|non è stato possibile)(?!\p{L})|\b(?:va|vanno) (?!bene)\p{L}+(?:at|it|ut|ott|itt|ess|ett|ost|est|ort|olt|int)[oaie](?!\p{L})/iu;
/** "La pratica si invia" instead of "Invii la pratica": verbs that only a person does. */
const IMPERSONAL_VERB =
  /\bsi (?:accogli\p{L}+|resping\p{L}+|caric(?:a|ano)|firma(?:no)?|rimanda(?:no)?|chied(?:e|ono)|indica(?:no)?|invia(?:no)?|vede che|trovano|vend(?:e|ono)|paga(?:no)?|rifiuta(?:no)?|riassegnano|saltano|conservano|leggono|usa(?:no)?)(?!\p{L})|(?<!non )\bsi legge(?!\p{L})|\bnon è più possibile(?!\p{L})/iu;
/** "Riprovare tra un minuto" instead of "Riprova tra un minuto". */
const INFINITIVE_ORDER =
  /(?:^|[.:;»] )(?!(?:titolare|familiare|valore|carattere|genere|lettere|where|there|were|here)\b)\p{L}+(?:are|ere|ire|(?:ar|er|ir)(?:lo|la|li|le|ne))(?= |[.?!]$)/iu;
/** One word per thing: link, cronologia, e-mail, "Azzera filtri", "Acquista crediti". */
const OTHER_WORD =
  /\b[Tt]ogli i filtri\b|\b[Cc]ompra (?:i )?crediti\b|\bcollegament[oi]\b|\bstoria\b|(?<![-/\w])(?:E?mail|email)\b(?!s? server)/;

/** A line of a screen must not end within "e-mail": a word joiner (U+2060) follows the hyphen. */
const BREAKING_HYPHEN = /(?:’|per )e-mail(?!\p{L})/iu;

/** Worded so by the specification, by law, by banks, or names of places. */
const ALLOWED_TEXTS = [
  'avere eur',
  'dare eur',
  'Controlla la tua mail per confermare la registrazione',
  'Codice fiscale non riconosciuto; ricontrollare se è effettivamente corretto compilare i campi successivi',
  'Inserire Email Valida',
  'Inserire Email valida.',
  'Inserire Email.',
  'Inserire password.',
  'Inserire numero di telefono valido.',
  'Inserire Codice Postale Valido',
  'Inserire almeno un generatore',
  'Caricare documento!',
  'Email richiesta',
  'Email o password non corretti',
  'Il Bonus Sicurezza va comunicato a ENEA solo se si risparmia energia',
  'Il numero massimo di serramenti che è possibile aggiungere è 10',
  'Il numero massimo tra schermature e chiusure oscuranti che è possibile aggiungere è 10',
  "Procedi con la validazione dell'account",
  "ATTENZIONE! Non hai abbastanza crediti per l'invio della pratica",
  "Carta d'identità",
  "Documento d'identità",
  "Libretto d'impianto",
  "Valle d'Aosta",
  "L'Aquila",
  "Reggio nell'Emilia",
  "Reggio Nell'Emilia",
];

function listSourceFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.(?:test|d)\.tsx?$/.test(name))
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)))
    .filter((file) => !NOT_OURS.test(file));
}

/** Everything in a file that can reach a screen: strings, templates, text between tags. */
function extractTexts(file: string): string[] {
  const content = readFileSync(join(ROOT, file), 'utf8');
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node) ||
      ts.isJsxText(node)
    )
      found.push(node.text.replace(/\s+/g, ' ').trim());
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      file,
      content,
      ts.ScriptTarget.Latest,
      false,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  // Names of code have neither a space nor a final dot; English is for developers.
  return found.filter(
    (text) =>
      / |\.$|^[A-Z][a-z]+$/.test(text) &&
      !/\b(?:the|of|and|is|to|are|LIKE|mail send)\b/i.test(text),
  );
}

const TEXTS = TEXT_FOLDERS.flatMap(listSourceFiles).flatMap((file) =>
  extractTexts(file).map((text) => ({ file, text })),
);

/** Text as it is read: a word joiner is not seen. */
const withoutJoiners = (text: string): string => text.replaceAll(/\u2060|&#8288;/g, '');

const findViolations = (rule: RegExp, isRaw = false): string[] =>
  TEXTS.filter(
    ({ text }) =>
      rule.test(isRaw ? text : withoutJoiners(text)) &&
      !ALLOWED_TEXTS.some((given) => text.includes(given)),
  ).map(({ file, text }) => `${file}: ${text}`);

describe('texts for people', () => {
  it.each([
    ['are set with the typographer’s apostrophe', STRAIGHT_APOSTROPHE],
    ['say who does what', IMPERSONAL],
    ['ask with "tu" and not with an infinitive', INFINITIVE_ORDER],
    ['say of a person’s act who does it', IMPERSONAL_VERB],
    ['use one word for a thing', OTHER_WORD],
  ])('%s', (_, rule) => {
    expect(findViolations(rule)).toEqual([]);
  });
  it('never break a line within “e-mail” on a screen', () => {
    const screens = findViolations(BREAKING_HYPHEN, true).filter((text) =>
      SCREEN_FOLDERS.test(text),
    );
    expect(screens).toEqual([]);
  });
  it.each([
    ["Verifica l'indirizzo", STRAIGHT_APOSTROPHE],
    ['La pratica non si può inviare.', IMPERSONAL],
    ['La ricevuta va consegnata al cliente.', IMPERSONAL],
    ['Occorre accedere di nuovo.', IMPERSONAL],
    ['La pratica si invia quando ci sono tutti.', IMPERSONAL_VERB],
    ['Si legge nella pagina dei pacchetti.', IMPERSONAL_VERB],
    ['Ti arriva un’e-mail.', BREAKING_HYPHEN],
    ['Compra crediti', OTHER_WORD],
    ['Manca la rete: riprovare tra un minuto.', INFINITIVE_ORDER],
    ['Eliminare la vista?', INFINITIVE_ORDER],
    ['Il file è grande: dividerlo.', INFINITIVE_ORDER],
    ['Il collegamento non vale più', OTHER_WORD],
    ['La tua email', OTHER_WORD],
  ])('would not let «%s» pass', (text, rule) => {
    expect(rule.test(text)).toBe(true);
  });
  it.each([
    ['L’indirizzo', STRAIGHT_APOSTROPHE],
    ["clamd's answer", STRAIGHT_APOSTROPHE],
    ['Se non lo sai, va bene una stima.', IMPERSONAL],
    ['Prima di inviare la pratica riprova.', INFINITIVE_ORDER],
    ['Il file non si legge: riprova.', IMPERSONAL_VERB],
    ['La bozza si salva da sola.', IMPERSONAL_VERB],
    ['Ti arriva un’e-\u2060mail.', BREAKING_HYPHEN],
    ['La tua e-mail', OTHER_WORD],
  ])('lets «%s» pass', (text, rule) => {
    expect(rule.test(text)).toBe(false);
  });
});
