import { expect, it } from '@jest/globals';
import { findProfileTab } from './profile-tabs.js';

it.each([
  ['', 'azienda'],
  ['#azienda', 'azienda'],
  ['#notifiche', 'notifiche'],
  ['#sicurezza', 'sicurezza'],
  ['#dati', 'dati'],
  ['#altro', 'azienda'],
])('the hash «%s» opens %s', (hash, tab) => expect(findProfileTab(hash)).toBe(tab));
