import { ArrowLeftOutlined } from '@pratiche/ui';
import { Link } from 'react-router';
import { adminDossierPath } from '../shared/admin-dossier-path.js';
import { OFFICE_EDIT_TEXTS } from './texts.js';

interface BackToDossierLinkProps {
  id: number;
  /** Where the operator's page leads back to. */
  from: unknown;
}

/** From the edit to the operator's page of the dossier; what is not saved yet is saved on leaving. */
export const BackToDossierLink = ({ id, from }: BackToDossierLinkProps) => (
  <Link className="wz-office-back" to={adminDossierPath(id)} state={from}>
    <ArrowLeftOutlined aria-hidden="true" /> {OFFICE_EDIT_TEXTS.backToDossier}
  </Link>
);
