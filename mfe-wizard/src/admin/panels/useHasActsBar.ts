import { canTransition, type StatusCode } from '@pratiche/domain';
import { useIsPhone } from '@pratiche/ui';

/** On phones acceptance and corrections are in a bar at the bottom, where the thumb is. */
export const useHasActsBar = (status: StatusCode | null): boolean =>
  useIsPhone() && status !== null && canTransition(status, 'ACCEPTED', 'admin');
