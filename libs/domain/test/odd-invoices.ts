import { gross, type WrittenCase } from './written-invoices.js';

/** Invoices with something that not every one has, and what a person reads in them. */
export const ODD_INVOICES: readonly WrittenCase[] = [
  {
    what: 'a roof window',
    invoices: [
      {
        lines: [
          ['Finestra per tetto in legno mod. GGL cm 78x118 Uw 1,1', 1300, '2 pz'],
          ['Posa finestra per tetto', 500],
        ],
      },
    ],
    read: {
      serramenti: {
        fornitura: 1300,
        posa: 500,
        aliquotaIva: 10,
        spesaDetraibile: gross(1800),
        speseProfessionali: 0,
        rows: [
          {
            superficie: 1.84,
            trasmittanzaPost: 1.1,
            tipologiaInfisso: 'finestra',
            tipologiaTelaioPost: 'legno',
          },
        ],
      },
    },
  },
  {
    what: 'a discount on a line of its own',
    invoices: [
      {
        lines: [
          ['Fornitura infissi in PVC come da preventivo n. 123', 6000],
          ['Posa in opera infissi', 1000],
          ['Sconto cliente', -500],
        ],
      },
    ],
    read: { serramenti: { spesaDetraibile: gross(6500), speseProfessionali: 0 } },
  },
  {
    what: 'transport and disposal',
    invoices: [
      {
        lines: [
          ['Infissi in alluminio a taglio termico', 5200],
          ['Montaggio infissi', 900],
          ['Trasporto', 150],
          ['Smaltimento vecchi infissi', 200],
        ],
      },
    ],
    read: {
      serramenti: {
        fornitura: 5200,
        posa: 1250,
        aliquotaIva: 10,
        spesaDetraibile: gross(6450),
        speseProfessionali: 0,
      },
    },
  },
  {
    what: 'labour',
    invoices: [
      {
        lines: [
          ['Serramenti in legno 1000x1400 Uw 1,2', 1400, '2 pz'],
          ["Mano d'opera per sostituzione serramenti", 480, '16 ore'],
        ],
      },
    ],
    read: {
      serramenti: {
        fornitura: 1400,
        posa: 480,
        aliquotaIva: 10,
        spesaDetraibile: gross(1880),
        speseProfessionali: 0,
        rows: [{ superficie: 2.8, trasmittanzaPost: 1.2, tipologiaTelaioPost: 'legno' }],
      },
    },
  },
  {
    what: 'one sum for a replacement',
    invoices: [{ lines: [['Sostituzione serramenti come da contratto', 9000]] }],
    read: { serramenti: { spesaDetraibile: gross(9000), speseProfessionali: 0 } },
  },
  {
    what: 'an awning with its motor',
    invoices: [
      {
        lines: [
          ['Tenda a caduta mod. Screen 2000x2400', 900, '2 pz', 22],
          ['Motore radio con telecomando', 300, '2 pz', 22],
          ['Montaggio e collaudo', 200, '1', 22],
        ],
      },
    ],
    read: {
      schermature: {
        fornitura: 1200,
        posa: 200,
        aliquotaIva: 22,
        spesaDetraibile: gross(1400, 22),
        speseProfessionali: 0,
        rows: [{ superficieSchermatura: 9.6, tipologia: 'tenda' }],
      },
    },
  },
  {
    what: 'old shutters taken away',
    invoices: [
      {
        lines: [
          ['Persiane in alluminio 2 ante cm 110x240', 3600, '6 pz'],
          ['Rimozione vecchie persiane', 240],
          ['Posa nuove persiane', 600],
        ],
      },
    ],
    read: {
      chiusure: {
        fornitura: 3600,
        posa: 840,
        aliquotaIva: 10,
        spesaDetraibile: gross(4440),
        speseProfessionali: 0,
        rows: [{ superficieChiusura: 15.84 }],
      },
    },
  },
  {
    what: 'windows of different U values',
    invoices: [
      {
        lines: [
          ['Finestra PVC 2 ante 1300x1400 Uw 1,2 W/m2K', 1300, '2 pz'],
          ['Portafinestra PVC 2 ante 1300x2300 Uw 1,1 W/m2K', 1900, '2 pz'],
          ['Posa in opera secondo UNI 11673', 800],
        ],
      },
    ],
    read: {
      serramenti: {
        fornitura: 3200,
        posa: 800,
        aliquotaIva: 10,
        spesaDetraibile: gross(4000),
        speseProfessionali: 0,
        rows: [
          {
            superficie: 3.64,
            trasmittanzaPost: 1.2,
            ...{ tipologiaInfisso: 'finestra', tipologiaTelaioPost: 'pvc' },
          },
          {
            superficie: 5.98,
            trasmittanzaPost: 1.1,
            ...{ tipologiaInfisso: 'finestra', tipologiaTelaioPost: 'pvc' },
          },
        ],
      },
    },
  },
  {
    what: 'the glass beside the window',
    invoices: [
      {
        lines: [
          ['Finestra in PVC L. 90 H. 140 cm vetro triplo Ug 0,6 - Uw 0,9', 2400, '4 pezzi'],
          ['Posa in opera certificata', 480, '4 pezzi'],
        ],
      },
    ],
    read: {
      serramenti: {
        fornitura: 2400,
        posa: 480,
        aliquotaIva: 10,
        spesaDetraibile: gross(2880),
        speseProfessionali: 0,
        rows: [
          {
            superficie: 5.04,
            trasmittanzaPost: 0.9,
            tipologiaInfisso: 'finestra',
            tipologiaTelaioPost: 'pvc',
            tipologiaVetroPost: 'triplo',
          },
        ],
      },
    },
  },
  {
    what: 'four per cent',
    invoices: [
      {
        lines: [
          ['Fornitura serramenti in legno', 7000, '1', 4],
          ['Posa serramenti', 1100, '1', 4],
        ],
      },
    ],
    read: {
      serramenti: {
        fornitura: 7000,
        posa: 1100,
        aliquotaIva: 4,
        spesaDetraibile: gross(8100, 4),
        speseProfessionali: 0,
      },
    },
  },
  {
    what: 'a supply without fitting',
    invoices: [
      {
        lines: [['Finestra PVC 60x90 cm Uw 1,3, posa esclusa', 380, '1 pz', 22]],
      },
    ],
    read: {
      serramenti: {
        fornitura: 380,
        posa: 0,
        aliquotaIva: 22,
        spesaDetraibile: gross(380, 22),
        speseProfessionali: 0,
        rows: [
          {
            superficie: 0.54,
            trasmittanzaPost: 1.3,
            tipologiaInfisso: 'finestra',
            tipologiaTelaioPost: 'pvc',
          },
        ],
      },
    },
  },
  {
    what: 'deposit, works in progress and balance',
    invoices: [
      { number: '1', date: '2026-05-01', lines: [['Acconto 40% serramenti', 2000]] },
      {
        number: '2',
        date: '2026-06-15',
        lines: [['Acconto a merce pronta 40% serramenti', 2000]],
      },
      {
        number: '3',
        lines: [
          ['Fornitura serramenti in PVC', 4300],
          ['Posa serramenti', 700],
          ['Storno acconto ft. 1 del 01/05/2026', -2000],
          ['Storno acconto ft. 2 del 15/06/2026', -2000],
        ],
        names: ['1', '2'],
      },
    ],
    read: {
      serramenti: {
        fornitura: 4300,
        posa: 700,
        aliquotaIva: 10,
        spesaDetraibile: gross(5000),
        speseProfessionali: 0,
      },
    },
  },
  {
    what: 'an invoice taken back and written again',
    invoices: [
      { number: '40', date: '2026-08-01', lines: [['Fornitura e posa infissi', 3500]] },
      {
        number: '41',
        type: 'TD04',
        date: '2026-08-05',
        lines: [['Storno fattura 40', 3500]],
        names: ['40'],
      },
      {
        number: '42',
        date: '2026-08-05',
        lines: [
          ['Fornitura infissi', 3000],
          ['Posa infissi', 500],
        ],
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
    what: 'the fee of a surveyor on an invoice of its own',
    invoices: [
      {
        number: '7',
        lines: [
          ['Fornitura vetrata scorrevole alluminio taglio termico 3000x2400 Uw 1,4', 5000],
          ['Posa vetrata', 700],
        ],
      },
      {
        number: 'P1',
        type: 'TD06',
        lines: [['Onorario per asseverazione e pratica ENEA', 400, '1', 22]],
      },
    ],
    read: {
      serramenti: {
        fornitura: 5000,
        posa: 700,
        aliquotaIva: 10,
        spesaDetraibile: gross(5700),
        speseProfessionali: gross(400, 22),
        rows: [{ superficie: 7.2, trasmittanzaPost: 1.4, tipologiaTelaioPost: 'metalloTermico' }],
      },
    },
  },
  {
    what: 'sizes with points for thousands',
    invoices: [
      {
        lines: [
          ['ART. 45021 FINESTRA ECO70 PVC BIANCO DIM. 1.200 x 1.400 MM UW 1,20', 850, '1 NR'],
          ['ART. POSA01 POSA IN OPERA SERRAMENTO', 120, '1 NR'],
        ],
      },
    ],
    read: {
      serramenti: {
        fornitura: 850,
        posa: 120,
        aliquotaIva: 10,
        spesaDetraibile: gross(970),
        speseProfessionali: 0,
        rows: [
          {
            superficie: 1.68,
            trasmittanzaPost: 1.2,
            tipologiaInfisso: 'finestra',
            tipologiaTelaioPost: 'pvc',
          },
        ],
      },
    },
  },
];
