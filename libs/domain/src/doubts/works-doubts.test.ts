import { describe, expect, it } from '@jest/globals';
import { doubtsOf, OTHER_BENEFICIARY } from '../../test/doubt-fixtures.js';
import { validDossierForm, validGenerator, validWindow } from '../../test/dossier-fixtures.js';
import type { DossierForm } from '../index.js';

const SPESE = validDossierForm().spese;
const generators = (...rows: Parameters<typeof validGenerator>[0][]) => ({
  generatori: rows.map((row) => validGenerator(row)),
});

/** What a dossier says, the field that is doubted, and where the expectation comes from. */
type Row = [what: string, change: Partial<DossierForm>, field: string | null, source: string];

describe.each<[code: string, rows: Row[]]>([
  [
    'carrier-generator',
    (
      [
        ['caldaiaGasolio', 'metano', true, 'facts 2'],
        ['caldaiaGasolio', 'gasolio', false, 'facts 2'],
        ['caldaiaGasolio', 'olio', false, 'fuel oil'],
        ['caldaiaGasolio', null, false, 'asked for elsewhere'],
        ['teleriscaldamento', 'metano', true, 'itself'],
        ['teleriscaldamento', 'teleriscaldamento', false, 'itself'],
        ['biomassa', 'gpl', true, 'itself'],
        ['biomassa', 'biomassa', false, 'itself'],
        ['caldaiaCondensazione', 'energiaElettrica', true, 'burns'],
        ['caldaiaCondensazione', 'gpl', false, 'burns'],
        ['caldaiaACS', 'teleriscaldamento', true, 'burns'],
        ['caldaiaACS', 'energiaElettrica', false, 'electric boiler'],
        ['caldaiaACBassaTemperatura', 'teleriscaldamento', true, 'burns'],
        ['caldaiaACBassaTemperatura', 'metano', false, 'burns'],
        ['ariaCalda', 'biomassa', false, 'anything'],
        ['altro', 'altro', false, 'anything'],
        [null, 'metano', false, 'asked for elsewhere'],
      ] as const
    )
      .map(([tipoGeneratore, vettoreEnergetico, isDoubtful, source]): Row => [
        `${tipoGeneratore} on ${vettoreEnergetico}`,
        { ...generators({ tipoGeneratore }), vettoreEnergetico },
        isDoubtful ? 'vettoreEnergetico' : null,
        source,
      ])
      .concat([
        ['no generator', { generatori: [] }, null, 'asked for elsewhere'],
        [
          'Bonus Casa',
          { ...generators({ tipoGeneratore: 'caldaiaGasolio' }), serviceType: 2 },
          null,
          'asks for no heating',
        ],
      ]),
  ],
  [
    'province-unknown',
    (
      [
        ['beneficiaryBirthProvince', 'FOSCAA', true, 'no letters of a province'],
        ['beneficiaryBirthProvince', 'XX', true, 'no letters of a province'],
        ['beneficiaryBirthProvince', 'MILANO', true, 'the letters, not the name'],
        ['beneficiaryBirthProvince', 'to ', false, 'as it is typed'],
        ['beneficiaryBirthProvince', 'EE', false, 'domain: EE abroad'],
        ['beneficiaryBirthProvince', 'FO', false, 'Forlì until 1992'],
        ['beneficiaryBirthProvince', 'PL', false, 'Pola until 1947'],
        ['beneficiaryBirthProvince', null, false, 'asked for elsewhere'],
        ['beneficiaryAttorneyBirthProvince', 'FOSCAA', true, 'no letters of a province'],
        ['beneficiaryResidentialProvince', 'FOSCAA', true, 'no letters of a province'],
        ['beneficiaryResidentialProvince', 'EE', true, 'the residence is in Italy'],
        ['immovableProvince', 'FOSCAA', true, 'no letters of a province'],
        ['immovableProvince', 'RSM', false, 'San Marino'],
      ] as const
    )
      .map(([field, value, isDoubtful, source]): Row => [
        `${field} ${value}`,
        { [field]: value },
        isDoubtful ? field : null,
        source,
      ])
      .concat([
        [
          'born in France',
          { beneficiaryBirthNation: 'Francia', beneficiaryBirthProvince: 'PARIS' },
          null,
          'no province of ours',
        ],
        [
          'lives in France',
          { beneficiaryResidentialNation: 'Francia', beneficiaryResidentialProvince: 'PARIS' },
          null,
          'no province of ours',
        ],
      ]),
  ],
  [
    'document-number',
    (
      [
        ['CA1', true, 'cut off'],
        ['PASSAPORTO', true, 'no number in it'],
        ['CA12345AA', false, 'electronic identity card'],
        ['AB 1234567', false, 'card of paper'],
        ['U1A23456B7', false, 'driving licence'],
        ['123456', false, 'six signs'],
        ['CA-12-3', true, 'five signs'],
        [null, false, 'asked for elsewhere'],
      ] as const
    ).map(([number, isDoubtful, source]): Row => [
      String(number),
      { beneficiaryIdentificationDocNumber: number },
      isDoubtful ? 'beneficiaryIdentificationDocNumber' : null,
      source,
    ]),
  ],
  [
    'beneficiary-twice',
    [
      [
        'the first again',
        { otherBeneficiaries: [{ ...OTHER_BENEFICIARY, beneficiarySsn: 'rssmra80a01 f205x' }] },
        'otherBeneficiaries.0.beneficiarySsn',
        'facts 2',
      ],
      ['another one', { otherBeneficiaries: [OTHER_BENEFICIARY] }, null, 'facts 2'],
      [
        'another one twice',
        { otherBeneficiaries: [OTHER_BENEFICIARY, OTHER_BENEFICIARY] },
        'otherBeneficiaries.1.beneficiarySsn',
        'facts 4.12',
      ],
      [
        'no codes yet',
        {
          beneficiarySsn: null,
          otherBeneficiaries: [{ ...OTHER_BENEFICIARY, beneficiarySsn: null }],
        },
        null,
        'asked for elsewhere',
      ],
    ],
  ],
  [
    'company-person-code',
    [
      [
        'company with a person’s code',
        { isCompany: true, beneficiarySsn: 'RSSMRA80A01F205X' },
        'beneficiarySsn',
        'wizard 7',
      ],
      ['company', { isCompany: true, beneficiarySsn: '12345678903' }, null, 'wizard 7'],
      ['person', { isCompany: false, beneficiarySsn: 'RSSMRA80A01F205X' }, null, 'wizard 7'],
      [
        'other company',
        { otherBeneficiaries: [{ ...OTHER_BENEFICIARY, isCompany: true }] },
        'otherBeneficiaries.0.beneficiarySsn',
        'wizard 7',
      ],
    ],
  ],
  [
    'expense-zero',
    [
      [
        '0',
        { spese: { ...SPESE, spesaDetraibileSerramenti: 0 } },
        'spese.spesaDetraibileSerramenti',
        'facts 2',
      ],
      ['0.01', { spese: { ...SPESE, spesaDetraibileSerramenti: 0.01 } }, null, 'facts 2'],
      ['none yet', { spese: { ...SPESE, spesaDetraibileSerramenti: null } }, null, ''],
      ['0 of what is not there', { spese: { ...SPESE, spesaDetraibileChiusure: 0 } }, null, ''],
      [
        '0, Bonus Casa',
        { serviceType: 2, spese: { ...SPESE, spesaDetraibileSerramenti: 0 } },
        null,
        'asks for no expenses',
      ],
    ],
  ],
  [
    'fees-out-of-proportion',
    (
      [
        [90_000, 4820, 1, true, 'facts 2'],
        [450, 900, 1, false, 'half'],
        [450.01, 900, 1, true, 'half'],
        [0, 0, 1, false, 'nothing'],
        [1, 0, 1, true, 'facts 2'],
        [null, 900, 1, false, 'asked for elsewhere'],
        [900, null, 1, false, 'asked for elsewhere'],
        [90_000, 4820, 2, false, 'asks for no expenses'],
      ] as const
    ).map(
      ([
        speseProfessionaliSerramenti,
        spesaDetraibileSerramenti,
        serviceType,
        isDoubtful,
        source,
      ]): Row => [
        `${speseProfessionaliSerramenti} on ${spesaDetraibileSerramenti}, service ${serviceType}`,
        {
          serviceType,
          spese: { ...SPESE, speseProfessionaliSerramenti, spesaDetraibileSerramenti },
        },
        isDoubtful ? 'spese.speseProfessionaliSerramenti' : null,
        source,
      ],
    ),
  ],
  [
    'security-filing',
    (
      [
        [3, [[2, 2]], true, 'domain 13'],
        [3, [[2, 3]], true, 'domain 13'],
        [3, [[2, 1.9]], false, 'domain 13'],
        [
          3,
          [
            [2, 2],
            [2, 1],
          ],
          false,
          'one is enough',
        ],
        [3, [[null, 2]], false, 'asked for elsewhere'],
        [3, [[2, null]], false, 'asked for elsewhere'],
        [3, [], false, 'asked for elsewhere'],
        [2, [[2, 2]], false, 'Bonus Casa'],
      ] as const
    ).map(([serviceType, values, isDoubtful, source]): Row => [
      `service ${serviceType} with ${JSON.stringify(values)}`,
      {
        serviceType,
        manufatti: {
          serramenti: values.map(([trasmittanzaPre, trasmittanzaPost]) =>
            validWindow({ trasmittanzaPre, trasmittanzaPost, tipologiaInfisso: null }),
          ),
          schermature: [],
          chiusure: [],
        },
      },
      isDoubtful ? 'serviceType' : null,
      source,
    ]),
  ],
])('%s', (code, rows) => {
  it.each(rows)('%s', (_what, change, field, _source) => {
    const found = doubtsOf(change).filter((doubt) => doubt.code === code);
    expect(found.map((doubt) => doubt.field)).toStrictEqual(field === null ? [] : [field]);
  });
});
