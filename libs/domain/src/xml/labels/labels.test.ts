import { describe, expect, it } from 'vitest';
import * as labels from './index.js';

describe('labels of a data file', () => {
  it.each([
    ['telaioPre', 'LEGNO', 'legno'], ['telaioPre', 'Pvc 2 camere', 'pvcDue'], ['telaioPre', 'alluminio', 'lamiera'], ['telaioPre', 'Metallo, taglio termico', 'metalloTermico'], ['telaioPre', 'lamiera', 'lamiera'],
    ['telaioPost', 'P.V.C.', 'pvc'], ['telaioPost', 'Alluminio a taglio termico', 'metalloTermico'], ['telaioPost', 'legno/alluminio', 'misto'], ['telaioPost', 'alluminio', undefined],
    ['vetroPre', 'vetro singolo', 'singolo'], ['vetroPre', 'Vetro-camera', 'doppio'], ['vetroPre', 'triplo', undefined], ['vetroPost', 'Triplo vetro', 'triplo'], ['vetroPost', 'singolo', undefined],
    ['confine', 'Verso  l’Esterno', 'esterno'], ['confine', "verso l'esterno", 'esterno'], ['confine', 'Locale non riscaldato', 'noRiscaldato'], ['infisso', 'Porta-finestra', 'finestra'], ['infisso', 'Porta blindata', 'portoncino'],
    ['esposizione', 'sud est', 'sudEst'], ['esposizione', 'S.O.', 'sudOvest'], ['esposizione', 'NO', 'nordOvest'], ['esposizione', 'O', 'ovest'], ['esposizione', 'alto', undefined],
    ['permeabilita', 'Bassa', 'bassa'], ['permeabilita', 'Alta', undefined], ['meccanismo', 'Servoassistito', 'motorizzato'], ['meccanismo', 'AUTOMATICO', 'automatizzato'], ['calcolo', 'UNI EN 13125', 'norma'],
    ['chiusuraPre', 'Tapparella in legno', 1], ['chiusuraPre', 'avvolgibile in pvc', 0], ['chiusuraPre', '0', undefined], ['chiusuraPost', 'Avvolgibile in PVC', 1], ['chiusuraPost', 'persiana o scuro in legno, spessore 25–30 mm', 4],
    ['vetrata', 'doppio basso-emissivo', 'doppiaBassoEmissiva'], ['materiale', 'Alluminio', 'metallo'], ['schermatura', 'Frangisole', 'veneziana'], ['finestra', 'porta finestra', 'portafinestra'], ['installazione', 'esterno', 'esterna'],
    ['yesNo', 'SÌ', true], ['yesNo', 'si', true], ['yesNo', 'true', true], ['yesNo', 'No', false], ['yesNo', 'false', false], ['yesNo', 'forse', undefined],
  ] as const)('%s: %j is %j', (list, text, value) => {
    expect(labels[list](text)).toBe(value);
  });
});
