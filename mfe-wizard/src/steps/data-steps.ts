/** The steps that follow the choice of the service, fetched together. */
export { Beneficiario } from './beneficiario/Beneficiario.js';
export { Catasto } from './catasto/Catasto.js';
export { Immobile } from './immobile/Immobile.js';
export { Intervento } from './intervento/Intervento.js';
export { Residenza } from './residenza/Residenza.js';
export { Ubicazione } from './ubicazione/Ubicazione.js';
