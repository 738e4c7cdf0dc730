import type { AccessFixtures, AccessRequest } from '../../../kit/access-fixtures.js';
import { ecobonusForm } from '../../../kit/dossier-fixtures.js';
import { save } from '../../../kit/dossier-flow.js';

/** A request of a path alone. */
export const toRequest = (path: string): AccessRequest => ({ path });

export const createDraft = ({ owner }: AccessFixtures) => save(owner.http, ecobonusForm());
