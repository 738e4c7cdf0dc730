import { useLocation } from 'react-router';
import { findProfileTab, type ProfileTab } from './profile-tabs.js';

/** The tab in the address, so that links, e-mails and the back button lead to it. */
export const useProfileTab = (): ProfileTab => findProfileTab(useLocation().hash);
