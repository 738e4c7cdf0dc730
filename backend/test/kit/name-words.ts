export { tailsOf, wordNumber, wordsOf } from '../../src/module/list/names/words.js';
