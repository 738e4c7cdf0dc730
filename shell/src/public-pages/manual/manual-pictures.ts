import bozze from './pictures/bozze.wide.webp';
import cliente from './pictures/cliente.phone.webp';
import correzioni from './pictures/correzioni.wide.webp';
import documenti from './pictures/documenti.wide.webp';
import invio from './pictures/invio.wide.webp';
import linkCliente from './pictures/link-cliente.wide.webp';
import nuovaPratica from './pictures/nuova-pratica.wide.webp';
import pacchetti from './pictures/pacchetti.wide.webp';
import prodotti from './pictures/prodotti.wide.webp';
import registrazione from './pictures/registrazione.wide.webp';

/** Pictures of the product by the name that the texts use; `e2e/manual` takes them. */
export const MANUAL_PICTURES: Readonly<Record<string, string>> = {
  'bozze.wide': bozze,
  'cliente.phone': cliente,
  'correzioni.wide': correzioni,
  'documenti.wide': documenti,
  'invio.wide': invio,
  'link-cliente.wide': linkCliente,
  'nuova-pratica.wide': nuovaPratica,
  'pacchetti.wide': pacchetti,
  'prodotti.wide': prodotti,
  'registrazione.wide': registrazione,
};
