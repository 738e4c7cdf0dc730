import { toDocumentField } from '../documents/document-field.js';
import { selectPlural } from '../formats/index.js';
import { quoteTitles } from '../signatures/signature-words.js';
import { COHERENCE_SOURCE, type Doubt } from './doubt.js';

/** One certificate may say transmittance, solar factor and resistance of a product at once. */
const SHARED_DOCUMENTS: readonly string[] = ['UW', 'GTOT', 'RSUPP'];

/** Documents that belong to one dossier: the others may well be the same for several. */
export const OWN_DOCUMENTS: readonly string[] = ['FATTURA', 'BONIFICO', 'DELEGA', 'ATTO', 'FOTO'];

/** A file of a dossier, by its content. */
export interface ComparedFile {
  readonly code: string;
  /** What the document is called. */
  readonly name: string;
  readonly fileName: string;
  /** Of the content; empty where it is not known. */
  readonly sha256: string;
}

/** The same content in a document of another dossier. */
export interface FileElsewhere {
  readonly sha256: string;
  readonly code: string;
  readonly dossierId: number;
}

/** A paper signed by hand that prints something else now. */
export interface ChangedPaper extends Pick<ComparedFile, 'code' | 'fileName'> {
  /** As `listPaperChanges` words them. */
  readonly changes: readonly string[];
}

const createFileDoubt = (
  code: string,
  file: Pick<ComparedFile, 'code' | 'fileName'>,
  message: string,
  rule = 'Ogni documento è un file a sé',
): Doubt => ({
  code,
  field: toDocumentField(file.code),
  value: file.fileName,
  limit: '',
  rule,
  source: COHERENCE_SOURCE,
  message,
});

/** Files that are there under two documents. */
export function listRepeatedFileDoubts(files: readonly ComparedFile[]): Doubt[] {
  return files.flatMap((file, index) => {
    const first = files
      .slice(0, index)
      .find(
        ({ sha256, code }) =>
          sha256 !== '' &&
          sha256 === file.sha256 &&
          code !== file.code &&
          !(SHARED_DOCUMENTS.includes(code) && SHARED_DOCUMENTS.includes(file.code)),
      );
    return first === undefined
      ? []
      : [
          createFileDoubt(
            'file-twice',
            file,
            `«${file.fileName}» è lo stesso file per «${first.name}» e «${file.name}»: ricontrolla quale dei due documenti manca`,
          ),
        ];
  });
}

/**
 * Files of this dossier that another one has too.
 * @param isOffice the back office reads which dossier it is; a fitter reads it of none
 */
export const listFileElsewhereDoubts = (
  files: readonly ComparedFile[],
  elsewhere: readonly FileElsewhere[],
  isOffice: boolean,
): Doubt[] =>
  files.flatMap((file) => {
    if (file.sha256 === '' || !OWN_DOCUMENTS.includes(file.code)) return [];
    const ids = new Set(
      elsewhere
        .filter(({ sha256, code }) => sha256 === file.sha256 && OWN_DOCUMENTS.includes(code))
        .map(({ dossierId }) => dossierId),
    );
    const numbers = [...ids].sort((a, b) => a - b);
    if (numbers.length === 0) return [];
    const where = isOffice
      ? selectPlural(
          numbers.length,
          `nella pratica ${numbers[0]}`,
          `nelle pratiche ${numbers.join(', ')}`,
        )
      : 'in un’altra tua pratica';
    return [
      createFileDoubt(
        'file-elsewhere',
        file,
        `«${file.fileName}» è anche ${where}: ricontrolla che il documento «${file.name}» sia di questi lavori`,
      ),
    ];
  });

/** Papers that were signed by hand before a value that they print was changed: one doubt for each change. */
export function listChangedPaperDoubts(papers: readonly ChangedPaper[]): Doubt[] {
  const changes = [...new Set(papers.map(shortenChanges))].filter((change) => change !== '');
  return changes.flatMap((change) =>
    createPaperDoubt(
      papers.filter((paper) => shortenChanges(paper) === change),
      change,
    ),
  );
}

function createPaperDoubt(papers: readonly ChangedPaper[], change: string): Doubt[] {
  const [first] = papers;
  if (first === undefined) return [];
  const names = quoteTitles(papers.map(({ fileName }) => fileName));
  const message = selectPlural(
    papers.length,
    `Dopo aver caricato ${names} è cambiato un dato scritto nel documento (${change}): forse serve una nuova firma`,
    `Dopo aver caricato ${names} è cambiato un dato scritto nei documenti (${change}): forse servono nuove firme`,
  );
  const rule = 'Il documento firmato dice le stesse cose della pratica';
  return [createFileDoubt('paper-changed', first, message, rule)];
}

const shortenChanges = ({ changes: [first, ...others] }: ChangedPaper): string =>
  first === undefined ? '' : `${first}${others.length === 0 ? '' : '; e altri dati'}`;
