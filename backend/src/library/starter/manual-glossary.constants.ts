import type { KeyValue } from '../../platform/pdf/index.js';

/** The words of the field that screens, papers and ENEA use, for who meets them the first time. */
export const MANUAL_GLOSSARY: readonly KeyValue[] = [
  [
    'Beneficiario',
    'Chi chiede la detrazione: paga i lavori e ha un titolo sull’immobile (proprietà, locazione, comodato, convivenza…).',
  ],
  [
    'Bonifico parlante',
    'Il bonifico con causale di legge, codice fiscale di chi paga e partita IVA di chi riceve.',
  ],
  ['Collaudo', 'La fine dei lavori: da qui si contano i 90 giorni per la trasmissione a ENEA.'],
  [
    'CPID',
    'Il codice che ENEA assegna alla dichiarazione trasmessa. Serve al cliente con la ricevuta.',
  ],
  ['Credito', 'L’unità con cui paghi le pratiche: quanti ne servono è scritto prima dell’invio.'],
  [
    'DoP',
    'La dichiarazione di prestazione del produttore, allegata alla marcatura CE del serramento.',
  ],
  [
    'gtot',
    'La parte dell’energia del sole che passa attraverso vetro e schermatura: più è bassa, meglio protegge.',
  ],
  [
    'Trasmittanza (Uw)',
    'Il calore che passa attraverso il serramento intero, in W/m²K: più è bassa, meglio isola.',
  ],
  [
    'Visura catastale',
    'Il documento del catasto con codice del comune, foglio, particella, subalterno e categoria.',
  ],
  [
    'Zona climatica',
    'Da A, la più calda, a F: dipende dal comune e decide i limiti di trasmittanza.',
  ],
];
