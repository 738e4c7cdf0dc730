import { sanitizeFileName } from '../formats/index.js';
import { formatBeneficiaryName } from './beneficiary-name.js';

/** Name of the zip with a dossier's documents: 'rif-cliente', beneficiary, id and 'documentazione' (spec wizard §7). */
export const buildDocumentsZipName = (
  id: number,
  form: Parameters<typeof formatBeneficiaryName>[0],
): string =>
  `${['rif-cliente', sanitizeFileName(formatBeneficiaryName(form)), String(id), 'documentazione'].filter((part) => part !== '').join('-')}.zip`;

/** Name of a dossier's data file. */
export const buildDossierXmlName = (
  id: number,
  form: Parameters<typeof formatBeneficiaryName>[0],
): string =>
  `${['pratica-enea', sanitizeFileName(formatBeneficiaryName(form)), String(id)].filter((part) => part !== '').join('-')}.xml`;
