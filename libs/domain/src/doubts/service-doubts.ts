import type { DoubtRule } from './doubt.js';

/** What the service has to do with the works. */
export const SERVICE_DOUBT_RULES: readonly DoubtRule[] = [
  {
    code: 'security-filing',
    rule: 'Il Bonus Sicurezza va comunicato a ENEA solo se si risparmia energia',
    source: 'Art. 16, comma 2-bis, D.L. 63/2013',
    find: ({ serviceType, manufatti: { serramenti } }) =>
      serviceType === 3 &&
      serramenti.length > 0 &&
      serramenti.every(
        ({ trasmittanzaPre: before, trasmittanzaPost: after }) =>
          before !== null && after !== null && after >= before,
      )
        ? [
            {
              field: 'serviceType',
              value: 'Bonus Sicurezza',
              message:
                'Nessun serramento isola meglio di prima, e grate, serrature e telecamere non si comunicano a ENEA: ricontrolla se la pratica serve',
            },
          ]
        : [],
  },
];
