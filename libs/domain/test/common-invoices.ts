import { gross, type WrittenCase } from './written-invoices.js';

const PVC = { tipologiaInfisso: 'finestra', tipologiaTelaioPost: 'pvc' } as const;

/** Invoices as most programs of fitters write them, and what a person reads in them. */
export const COMMON_INVOICES: readonly WrittenCase[] = [
  {
    what: 'supply and fitting on two lines',
    invoices: [
      {
        lines: [
          [
            'Fornitura finestra in PVC a due ante 1200x1400 mm, doppio vetro basso emissivo, Uw 1,2 W/m²K',
            3200,
            '4 pz',
          ],
          ['Posa in opera', 600],
        ],
      },
    ],
    read: {
      serramenti: {
        fornitura: 3200,
        posa: 600,
        aliquotaIva: 10,
        spesaDetraibile: gross(3800),
        speseProfessionali: 0,
        rows: [{ superficie: 6.72, trasmittanzaPost: 1.2, ...PVC, tipologiaVetroPost: 'doppio' }],
      },
    },
  },
  {
    what: 'capitals and shortened words, one price',
    invoices: [
      {
        lines: [
          [
            'F.P.O. FINESTRA PVC 2 ANTE L 1200 H 1500 VETROCAMERA BASSO EMISSIVO UW=1.1',
            1900,
            '2 NR',
          ],
        ],
      },
    ],
    read: {
      serramenti: {
        spesaDetraibile: gross(1900),
        speseProfessionali: 0,
        rows: [{ superficie: 3.6, trasmittanzaPost: 1.1, ...PVC }],
      },
    },
  },
  {
    what: 'the number of pieces in the text',
    invoices: [
      {
        lines: [
          [
            'Fornitura e posa in opera di n. 3 portefinestre in alluminio a taglio termico dim. cm 120x240 - trasmittanza termica del serramento Uw 1,3',
            4500,
            '1 corpo',
          ],
        ],
      },
    ],
    read: {
      serramenti: {
        spesaDetraibile: gross(4500),
        speseProfessionali: 0,
        rows: [
          {
            superficie: 8.64,
            trasmittanzaPost: 1.3,
            tipologiaInfisso: 'finestra',
            tipologiaTelaioPost: 'metalloTermico',
          },
        ],
      },
    },
  },
  {
    what: 'positions of an offer',
    invoices: [
      {
        lines: [
          ['Rif. ns. offerta 2026/118 del 02/03/2026', 0],
          [
            'Pos. 1 - Finestra legno/alluminio 2 ante 1400x1300 - Uw 1.0 - triplo vetro',
            2100,
            '2 pz',
          ],
          ['Pos. 2 - Portafinestra legno/alluminio 1 anta 900x2300 - Uw 1.0 - triplo vetro', 1600],
          ['Pos. 3 - Montaggio con schiuma e nastri', 700],
        ],
      },
    ],
    read: {
      serramenti: {
        fornitura: 3700,
        posa: 700,
        aliquotaIva: 10,
        spesaDetraibile: gross(4400),
        speseProfessionali: 0,
        rows: [
          {
            superficie: 5.71,
            trasmittanzaPost: 1,
            tipologiaInfisso: 'finestra',
            tipologiaTelaioPost: 'misto',
            tipologiaVetroPost: 'triplo',
          },
        ],
      },
    },
  },
  {
    what: 'a deposit, and a balance that takes it off',
    invoices: [
      { number: '10', date: '2026-07-01', lines: [['Acconto 30% su fornitura serramenti', 1500]] },
      {
        number: '31',
        lines: [
          ['Serramenti in PVC come da contratto', 4200],
          ['Posa in opera serramenti', 800],
          ['A dedurre acconto fattura n. 10 del 01/07/2026', -1500],
        ],
        names: ['10'],
      },
    ],
    read: {
      serramenti: {
        fornitura: 4200,
        posa: 800,
        aliquotaIva: 10,
        spesaDetraibile: gross(5000),
        speseProfessionali: 0,
      },
    },
  },
  {
    what: 'a deposit that the balance bills again',
    invoices: [
      { number: '4', type: 'TD02', date: '2026-06-10', lines: [['Acconto infissi', 1000]] },
      {
        number: '9',
        lines: [
          ['Fornitura infissi in PVC', 3000],
          ['Installazione infissi', 500],
        ],
        names: ['4'],
        payable: gross(2500),
      },
    ],
    read: {
      serramenti: {
        fornitura: 3000,
        posa: 500,
        aliquotaIva: 10,
        spesaDetraibile: gross(3500),
        speseProfessionali: 0,
      },
    },
  },
  {
    what: 'a credit note over a part',
    invoices: [
      {
        number: '15',
        lines: [
          ['Fornitura finestre PVC', 5000],
          ['Montaggio finestre', 900],
        ],
      },
      {
        number: '16',
        type: 'TD04',
        date: '2026-10-01',
        lines: [['Fornitura finestre PVC: pezzo non consegnato', 400]],
        names: ['15'],
      },
    ],
    read: {
      serramenti: {
        fornitura: 4600,
        posa: 900,
        aliquotaIva: 10,
        spesaDetraibile: gross(5500),
        speseProfessionali: 0,
      },
    },
  },
  {
    what: 'windows and shutters, each with its fitting',
    invoices: [
      {
        lines: [
          ['Finestra PVC 1000x1200 Uw 1,3', 1800, '3 pz'],
          ['Posa finestre', 450],
          ['Persiana in alluminio 1000x1200', 1500, '3 pz'],
          ['Posa persiane', 300],
        ],
      },
    ],
    read: {
      serramenti: {
        fornitura: 1800,
        posa: 450,
        aliquotaIva: 10,
        spesaDetraibile: gross(2250),
        speseProfessionali: 0,
        rows: [{ superficie: 3.6, trasmittanzaPost: 1.3, ...PVC }],
      },
      chiusure: {
        fornitura: 1500,
        posa: 300,
        aliquotaIva: 10,
        spesaDetraibile: gross(1800),
        speseProfessionali: 0,
        rows: [{ superficieChiusura: 3.6 }],
      },
    },
  },
  {
    what: 'parts beside the windows',
    invoices: [
      {
        lines: [
          ['Serramento PVC 1 anta 800x1400 mm Uw 1,1 W/mqK', 900, '2 N.'],
          ['Cassonetto coibentato per serramento 900x300', 260, '2 N.'],
          ['Zanzariera per serramento 800x1400', 240, '2 N.'],
          ['Posa in opera di quanto sopra', 350],
        ],
      },
    ],
    read: {
      serramenti: {
        fornitura: 1400,
        posa: 350,
        aliquotaIva: 10,
        spesaDetraibile: gross(1750),
        speseProfessionali: 0,
        rows: [{ superficie: 2.24, trasmittanzaPost: 1.1, tipologiaTelaioPost: 'pvc' }],
      },
    },
  },
  {
    what: 'an awning by the square metre',
    invoices: [
      {
        lines: [
          ['Tenda da sole a bracci estensibili motorizzata', 1800, '10 mq', 22],
          ['Installazione tenda', 250, '1', 22],
        ],
      },
    ],
    read: {
      schermature: {
        fornitura: 1800,
        posa: 250,
        aliquotaIva: 22,
        spesaDetraibile: gross(2050, 22),
        speseProfessionali: 0,
        rows: [
          {
            superficieSchermatura: 10,
            tipologia: 'tenda',
            meccanismoRegolazione: 'motorizzato',
          },
        ],
      },
    },
  },
  {
    what: 'roller shutters in centimetres',
    invoices: [
      {
        lines: [
          ['Avvolgibile alluminio coibentato cm 120x150', 1100, '5 PZ'],
          ['Smontaggio vecchi avvolgibili e posa dei nuovi', 400],
        ],
      },
    ],
    read: {
      chiusure: {
        fornitura: 1100,
        posa: 400,
        aliquotaIva: 10,
        spesaDetraibile: gross(1500),
        speseProfessionali: 0,
        rows: [{ superficieChiusura: 9 }],
      },
    },
  },
  {
    what: 'the ENEA paperwork among the lines',
    invoices: [
      {
        lines: [
          ['Finestra in legno 1100x1300 doppio vetro Uw 1,3', 2000, '2 pz'],
          ['Posa in opera', 400],
          ['Pratica ENEA per detrazione fiscale', 150, '1', 22],
        ],
      },
    ],
    read: {
      serramenti: {
        fornitura: 2000,
        posa: 400,
        aliquotaIva: 10,
        spesaDetraibile: gross(2400),
        speseProfessionali: gross(150, 22),
        rows: [
          {
            superficie: 2.86,
            trasmittanzaPost: 1.3,
            tipologiaInfisso: 'finestra',
            tipologiaTelaioPost: 'legno',
            tipologiaVetroPost: 'doppio',
          },
        ],
      },
    },
  },
  {
    what: 'significant goods at two rates',
    invoices: [
      {
        lines: [
          ['Finestre in PVC - beni significativi, quota soggetta al 10%', 1500],
          ['Finestre in PVC - beni significativi, eccedenza al 22%', 1000, '1', 22],
          ['Manodopera per posa finestre', 1500],
        ],
      },
    ],
    read: {
      serramenti: {
        fornitura: 2500,
        posa: 1500,
        spesaDetraibile: gross(3000) + gross(1000, 22),
        speseProfessionali: 0,
      },
    },
  },
  {
    what: 'windows by the square metre',
    invoices: [
      {
        lines: [
          ['Serramenti PVC bianco triplo vetro Uw 0,95', 6250, '12.5 MQ'],
          ['Posa serramenti', 1250, '12.5 MQ'],
        ],
      },
    ],
    read: {
      serramenti: {
        fornitura: 6250,
        posa: 1250,
        aliquotaIva: 10,
        spesaDetraibile: gross(7500),
        speseProfessionali: 0,
        rows: [
          {
            superficie: 12.5,
            trasmittanzaPost: 0.95,
            tipologiaTelaioPost: 'pvc',
            tipologiaVetroPost: 'triplo',
          },
        ],
      },
    },
  },
  {
    what: 'a security door',
    invoices: [
      {
        lines: [
          ['Porta blindata classe 3 900x2100 Ud 1,2', 1700],
          ['Posa porta blindata', 250],
        ],
      },
    ],
    read: {
      serramenti: {
        fornitura: 1700,
        posa: 250,
        aliquotaIva: 10,
        spesaDetraibile: gross(1950),
        speseProfessionali: 0,
        rows: [{ superficie: 1.89, trasmittanzaPost: 1.2, tipologiaInfisso: 'portoncino' }],
      },
    },
  },
];
