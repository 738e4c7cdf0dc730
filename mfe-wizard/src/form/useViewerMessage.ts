import { useDossierSession } from './dossier-session-context.js';
import { toBeneficiaryMessage } from '../catalog/texts.js';

const keepMessage = (message: string): string => message;

/** The words for a message of the rules: customers are called "tu". */
export const useViewerMessage = (): ((message: string) => string) =>
  useDossierSession().viewer === 'beneficiary' ? toBeneficiaryMessage : keepMessage;
