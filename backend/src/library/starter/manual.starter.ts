import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIBRARY_SLUGS } from '@pratiche/domain';
import { MANUAL_CHAPTERS, type ManualPicture } from './manual-chapters.constants.js';
import type { StarterFile } from './starter.types.js';

const PICTURES = join(import.meta.dirname, 'pictures');

/** In points: two chapters fit on a page. */
const PICTURE_HEIGHT = 190;

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
      .addNumberedList(MANUAL_CHAPTERS.map(({ title }) => title));
    for (const [index, { title, intro, pictures, points }] of MANUAL_CHAPTERS.entries())
      paper
        .addIllustratedHeading(`${index + 1}. ${title}`, intro, {
          pictures: pictures.map(readPicture),
          height: PICTURE_HEIGHT,
        })
        .addList(points);
  },
};

const readPicture = ({ file, alt }: ManualPicture) => ({
  image: readFileSync(join(PICTURES, `${file}.jpg`)),
  alt,
});
