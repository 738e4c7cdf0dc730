import { isBackOffice, type MessageSide } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';

export const toMessageSide = (caller: CurrentCaller): MessageSide =>
  isBackOffice(caller.role) ? 'office' : 'fitter';
