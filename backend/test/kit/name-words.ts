export {
  listDetailTails,
  listWordTails,
  hashWord,
  splitIntoDetailWords,
  splitIntoWords,
} from '../../src/module/list/name-index/name-words.util.js';
