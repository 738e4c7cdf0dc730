export {
  listWordTails,
  hashWord,
  splitIntoWords,
} from '../../src/module/list/name-index/name-words.util.js';
