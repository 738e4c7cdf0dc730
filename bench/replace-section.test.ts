import { describe, expect, it } from '@jest/globals';
import { replaceSection } from './replace-section.ts';

const PAGE = '# Benchmarks\n\nHow to run.\n\n## Pages\n\nold\n\n## Pages beside abc\n\nkept\n';

describe('a section of the page', () => {
  it('takes the place of the one with its title alone', () => {
    expect(replaceSection(PAGE, 'Pages', '## Pages\n\nnew\n')).toBe(
      '# Benchmarks\n\nHow to run.\n\n## Pages\n\nnew\n\n## Pages beside abc\n\nkept\n',
    );
  });

  it('is added at the end where there is none', () => {
    expect(replaceSection(PAGE, 'Screen', '## Screen\n\nnew\n')).toBe(
      `${PAGE}\n## Screen\n\nnew\n`,
    );
  });
});
