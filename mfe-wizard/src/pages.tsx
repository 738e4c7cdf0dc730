import type { Pages } from '@pratiche/federation';

const pages: Pages = {};

export default pages;
