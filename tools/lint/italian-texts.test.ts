import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
/**
 * Read by business users alone. The wizard, its fields and the beneficiary's link speak to
 * customers too, with "tu".
 */
const BUSINESS_FOLDERS = [
  'backend/src',
  'shell/src',
  'mfe-admin/src',
  'mfe-lists/src',
  'libs/ui/src',
  'libs/api/src',
];
const ALL_FOLDERS = [
  ...BUSINESS_FOLDERS,
  'mfe-wizard/src',
  'libs/domain/src',
  'libs/federation/src',
];
/** Also the pages that everybody reads. */
const TO_CUSTOMERS = /backend\/src\/.*beneficiary-link|shell\/src\/public-pages/;

/**
 * Second person, or an order in the middle of a sentence; the labels of buttons ("Riprova", "Apri
 * la pratica") are none.
 */
const INFORMAL_ADDRESS =
  /\b(?:hai|tuo|tua|tuoi|tue|puoi|devi|potrai|dovrai|sei sicuro|eri)\b|(?:[:;,.]|\be) (?:riprova|ricarica|controlla|contatta|attendi|inserisci|accedi|scrivi)\b/i;
/** A typewriter's apostrophe between an Italian article and its word. */
const STRAIGHT_APOSTROPHE =
  /(?<![a-zà-ù])(?:l|d|un|all|dell|nell|sull|dall|quell|c|anch)'[aeiouhàèéìòù]/i;

/** Worded so by the specification, by law, or names of places. */
const ALLOWED_TEXTS = [
  'Controlla la tua mail per confermare la registrazione',
  'Sei sicuro di voler eliminare la pratica?',
  'Non hai abbastanza crediti',
  "Procedi con la validazione dell'account",
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
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)));
}

/** Everything in a file that can reach a screen: strings, templates, text between tags. */
function extractTexts(file: string): string[] {
  const content = readFileSync(join(ROOT, file), 'utf8');
  if (!INFORMAL_ADDRESS.test(content) && !STRAIGHT_APOSTROPHE.test(content)) return [];
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
      found.push(node.text);
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
  return found;
}

const findViolations = (folders: readonly string[], rule: RegExp): string[] =>
  folders
    .flatMap(listSourceFiles)
    .filter((file) => !TO_CUSTOMERS.test(file))
    .flatMap((file) =>
      extractTexts(file)
        .filter((text) => rule.test(text) && !ALLOWED_TEXTS.some((given) => text.includes(given)))
        .map((text) => `${file}: ${text.trim()}`),
    );

describe('texts for people', () => {
  it('speak to business users without "tu"', () => {
    expect(findViolations(BUSINESS_FOLDERS, INFORMAL_ADDRESS)).toEqual([]);
  });
  it('are set with the typographer’s apostrophe', () => {
    expect(findViolations(ALL_FOLDERS, STRAIGHT_APOSTROPHE)).toEqual([]);
  });
  it.each([
    ['Non hai i permessi.', INFORMAL_ADDRESS],
    ['Manca la rete: riprova.', INFORMAL_ADDRESS],
    ['Salva e riprova', INFORMAL_ADDRESS],
    ["Verificare l'indirizzo", STRAIGHT_APOSTROPHE],
  ])('would not let «%s» pass', (text, rule) => {
    expect(rule.test(text)).toBe(true);
  });
  it.each([
    ['Riprova', INFORMAL_ADDRESS],
    ['Scegli file', INFORMAL_ADDRESS],
    ['L’indirizzo', STRAIGHT_APOSTROPHE],
    ["clamd's answer", STRAIGHT_APOSTROPHE],
  ])('lets «%s» pass', (text, rule) => {
    expect(rule.test(text)).toBe(false);
  });
});
