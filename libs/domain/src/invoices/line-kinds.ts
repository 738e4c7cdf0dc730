import { normalizeSearchText } from '../text/index.js';
import type { InvoiceLineKind } from './e-invoice.js';
import { findLineProduct } from './invoice-words.js';

/** An invoice of a professional: what it does not call a cost is a fee. */
const FEE_DOCUMENT = 'TD06';

/** Words that are sure, whole or by their stem, in texts without accents and capitals. */
const KIND_WORDS: Readonly<Record<InvoiceLineKind, RegExp>> = {
  professionale:
    /\b(?:enea|pratic(?:a|he)|progett(?:o|i|azione)|assevera(?:zione|zioni|re)|consulenz[ae]|perizi[ae]|onorari[o]?|compens[oi]|parcella|prestazion[ei] professional[ei]|direzione (?:dei )?lavori|visto di conformita|relazion[ei] tecnic(?:a|he)|attestat[oi] (?:di )?prestazion[ei] energetic(?:a|he)|a\.?p\.?e\.? (?:ante|post|convenzional)|certificazion[ei] energetic(?:a|he)|diagnosi energetic(?:a|he)|computo metrico|contribut[oi] (?:integrativ[oi]|previdenzial[ei]|soggettiv[oi]|inps|cassa)|rivalsa|cassa (?:di )?previdenza|inarcassa|cila|scia)\b/,
  posa: /\b(?:(?:ri)?posa|posat[aio]|posator[ei]|(?:ri|s)?montagg(?:io|i)|installazion[ei]|messa in opera|rimozion[ei]|asportazion[ei]|demolizion[ei]|smuratur[ae]|fissagg(?:io|i)|sigillatur[ae]|mano ?d'? ?opera)\b/,
  altro:
    /\b(?:trasport[oi]|smaltiment[oi]|conferiment[oi]|discarica|oneri|spese|bolli?|imballagg(?:io|i)|imball[oi]|consegn[ae]|recapit[oi]|ritir[oi]|sgombero|facchinaggio|movimentazion[ei]|(?:s)?caric[oi]|spedizion[ei]|nolegg(?:io|i)|nolo|ponteggi?o?|autogru|piattaforma|autoscala|tir[oi] (?:in quota|al piano|ai piani)|opere murarie|assistenz[ae] murari[ae]|sopralluog(?:o|hi)|riliev[oi]|tinteggiatur[ae]|intonac[oi]|manutenzion[ei]|riparazion[ei]|pulizi[ae]|sconto|abbuono|arrotondamento|storno|penale|interessi)\b/,
  fornitura:
    /\b(?:fornitur[ae]|finestr[ae]|port[ae][- ]?finestr[ae]|serrament[oi]|infiss[oi]|vetrat[ae]|vetr[oi]|vetrocamer[ae]|scorrevol[ei]|alzant[ei]|lucernari[o]?|port[ae]|porton[ei]|portoncin[oi]|blindat[aeo]|persian[ae]|scur[oi]|scurett[oi]|antone|antoni|ant[ae]|battent[ei]|tapparell[ae]|avvolgibil[ei]|cassonett[oi]|cielin[oi]|zanzarier[ae]|schermatur[ae]|tend[ae]|tendagg[io]+|venezian[ae]|frangisole|pergol[ae]|controtela[io]+|monoblocc(?:o|hi)|tela[io]+|davanzal[ei]|bancal[ei]|sogli[ae]|coprifil[oi]|profil[oi]|manigli[ae]|maniglion[ei]|ferramenta|motor[ei]|kit|material[ei]|accessor[io]+|guarnizion[ei]|schiuma|staff[ae]|vit[ei]|nastr[oi])\b/,
};
const KINDS = Object.keys(KIND_WORDS) as InvoiceLineKind[];

/** Fitting that the text itself says is not in the price. */
const FITTING_EXCLUDED =
  /\b(?:posa|montaggio|installazione)(?: in opera)?,? (?:e )?(?:esclus[ao]|non (?:compres|inclus|previst)[ao])|\b(?:esclus[ao]|senza)(?: (?:la|il|di))? ?(?:posa|montaggio|installazione)\b/;
/** Fitting that only names what a part is for. */
const FITTING_MATERIAL =
  /\b(?:kit|material[ei]|accessor[io]+|schiuma|staff[ae]|vit[ei]|nastr[oi]|sistema|istruzioni|predispost[aeio]|certificat[aeio]) (?:di |da |del |della |per |la |il |l')*(?:posa|montaggio|installazione|fissaggio|sigillatura)/g;

/** Words that mean product and fitting without naming the fitting: "F.P.O.", "sostituzione infissi". */
const FITTING_MEANT =
  /\b(?:f\.? ?(?:e|\+|\/)? ?p\.? ?o\.?(?![a-z\d])|forn\. ?(?:e|\+) ?p(?:osa|\.))|^(?:lavori di |intervento di |opere di )?sostituzion[ei]\b/;

/** Words that say more is paid for a product, where nothing else says what for. */
const MORE_PRICE = /\b(?:supplement[oi]|maggiorazion[ei]|sovrapprezz[oi]|sovraprezz[oi])\b/;

/** Doors between heated rooms are none of these works, unless the line names a window beside them. */
const INTERIOR_DOOR = /\bport[ae] (?:\w+ )?(?:intern[ae]|(?:da|per) interni?)\b/;

interface FoundKind {
  kind: InvoiceLineKind;
  at: number;
}

const findKinds = (text: string): FoundKind[] =>
  KINDS.map((kind) => ({ kind, at: text.search(KIND_WORDS[kind]) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at);

/**
 * What a line is paid for, by the first sure word of its text: "posa di finestre" is fitting, "finestre
 * posate" a supply. A supply with fitting in one price is `fornitura`, and
 * {@link isSupplyWithFitting} tells it apart. Without a sure word it is `altro`.
 */
export function classifyInvoiceLine(description: string, documentType = 'TD01'): InvoiceLineKind {
  const text = normalizeSearchText(description);
  const kinds = findKinds(text);
  const first = kinds[0]?.kind ?? (MORE_PRICE.test(text) ? 'fornitura' : undefined);
  if (documentType === FEE_DOCUMENT) return first === 'altro' ? 'altro' : 'professionale';
  if (INTERIOR_DOOR.test(text) && findLineProduct(description) === null) return 'altro';
  // Who carries and fits is paid for fitting; who carries windows is paid for carrying.
  const fits = first === 'altro' && kinds.some(({ kind }) => kind === 'posa');
  return fits ? 'posa' : (first ?? 'altro');
}

/** Whether one price is for the product and its fitting, so that the line shows neither alone. */
export function isSupplyWithFitting(description: string): boolean {
  const text = normalizeSearchText(description);
  if (classifyInvoiceLine(description) !== 'fornitura' || FITTING_EXCLUDED.test(text)) return false;
  return FITTING_MEANT.test(text) || KIND_WORDS.posa.test(text.replace(FITTING_MATERIAL, ''));
}
