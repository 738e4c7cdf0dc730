import type { ApiClient } from '@pratiche/api';
import { api } from './session.js';

/** The typed client of the API, with token and silent refresh. */
export const useApi = (): ApiClient => api;
