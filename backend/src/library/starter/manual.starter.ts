import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARY_SLUGS } from '@pratiche/domain';
import type { PdfDocumentBuilder } from '../../platform/pdf/index.js';
import {
  MANUAL_CHAPTERS,
  type ManualChapter,
  type ManualPicture,
} from './manual-chapters.constants.js';
import { MANUAL_GLOSSARY } from './manual-glossary.constants.js';
import type { StarterFile } from './starter.types.js';

const PICTURES = join(import.meta.dirname, 'pictures');

/** In points: two chapters share a page, and the words in their pictures can be read in print. */
export const PICTURE_HEIGHT = 212;

const GLOSSARY = 'Le parole che incontri';

/** Points of a chapter before its second wide picture. */
const POINTS_BETWEEN = 2;

export const manual: StarterFile = {
  slug: LIBRARY_SLUGS.manual,
  kind: 'manual',
  title: 'Manuale utente',
  description: 'Il portale passo per passo, con le immagini: dalla registrazione alle scadenze.',
  render: (paper) => {
    paper
      .addParagraph(
        'Per chi installa serramenti, schermature e chiusure oscuranti e manda le pratiche ENEA dei propri clienti.',
      )
      .addParagraph(
        'Lo stesso manuale, più ampio e con la ricerca, è sul portale alla pagina Manuale; i contatti sono nella pagina Assistenza.',
      )
      .addHeading('Che cosa c’è dentro')
      .addNumberedList([...MANUAL_CHAPTERS.map(({ title }) => title), GLOSSARY]);
    for (const [index, chapter] of MANUAL_CHAPTERS.entries())
      drawChapter(paper, `${index + 1}. ${chapter.title}`, chapter);
    paper
      .addHeading(`${MANUAL_CHAPTERS.length + 1}. ${GLOSSARY}`)
      .addTable({ columns: [{ width: 24, isHeader: true }, { width: 76 }], rows: MANUAL_GLOSSARY });
  },
};

/** Beside each other two wide pictures would be too small to read: the second stands between the points. */
function drawChapter(
  paper: PdfDocumentBuilder,
  heading: string,
  { intro, pictures, points }: ManualChapter,
): void {
  const areWide = pictures.every(({ file }) => file.endsWith('.wide'));
  const first = areWide ? pictures.slice(0, 1) : pictures;
  const later = pictures.slice(first.length);
  paper.addIllustratedHeading(heading, intro, {
    pictures: first.map(readPicture),
    height: PICTURE_HEIGHT,
  });
  if (later.length === 0) {
    paper.addList(points);
    return;
  }
  paper
    .addList(points.slice(0, POINTS_BETWEEN))
    .addPictures(later.map(readPicture), PICTURE_HEIGHT)
    .addList(points.slice(POINTS_BETWEEN));
}

const readPicture = ({ file, alt }: ManualPicture) => ({
  image: readFileSync(join(PICTURES, `${file}.jpg`)),
  alt,
});
