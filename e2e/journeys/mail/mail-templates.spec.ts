import { expectAccessible, SAVES_SCREENSHOTS } from '../../support/screen-checks.ts';
import { expect, test } from '../../support/page-helpers.js';

/** The reading pane of a program on a desk, and a phone. */
const WIDTHS = [600, 360];
const ORIGIN = 'https://portale.example';
const OPT_OUT = {
  label: 'Non inviarmi più e-mail su «Scadenze»',
  page: '/unsubscribe/k7Qm2x9LbT4vWfHcYz1R',
  oneClick: '/api/Notifications/unsubscribe/k7Qm2x9LbT4vWfHcYz1R',
};

interface Template {
  subject: string;
}
interface MailSources {
  MAIL_EXAMPLES: Readonly<Record<string, readonly Template[]>>;
  composeMail: (
    to: string,
    template: Template,
    origin: string,
    options: { optOut: typeof OPT_OUT },
  ) => { html: string; subject: string };
}

/** The compiler does not follow these: journeys are checked without the decorators of the server. */
async function loadMailSources(): Promise<MailSources> {
  const load = (path: string): Promise<unknown> =>
    import(new URL(`../../../backend/${path}`, import.meta.url).href);
  const examples = (await load('test/kit/mail-examples.ts')) as MailSources;
  const layout = (await load('src/platform/mail/mail-layout.util.ts')) as MailSources;
  return { MAIL_EXAMPLES: examples.MAIL_EXAMPLES, composeMail: layout.composeMail };
}

const nameExamples = (examples: MailSources['MAIL_EXAMPLES']) =>
  Object.entries(examples).flatMap(([name, templates]) =>
    templates.map((template, at) => ({
      name: templates.length === 1 ? name : `${name}-${at + 1}`,
      template,
    })),
  );

test('the button of what a customer is asked to do is on the first screen of a phone @core', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { MAIL_EXAMPLES, composeMail } = await loadMailSources();
  const asking = nameExamples(MAIL_EXAMPLES).filter(({ name }) =>
    /^(invitation|papersReady)Mail/.test(name),
  );
  expect(asking.length).toBeGreaterThan(6);
  for (const { name, template } of asking) {
    await page.setContent(
      composeMail('ortensia@example.test', template, ORIGIN, { optOut: OPT_OUT }).html,
    );
    const button = await page.locator('a').first().boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0), name).toBeLessThan(740);
  }
});

for (const scheme of ['light', 'dark'] as const)
  test(`every e-mail reads well in both widths, ${scheme}`, async ({ page }) => {
    test.setTimeout(600_000);
    await page.emulateMedia({ colorScheme: scheme });
    const { MAIL_EXAMPLES, composeMail } = await loadMailSources();
    for (const { name, template } of nameExamples(MAIL_EXAMPLES)) {
      const { html, subject } = composeMail('ortensia@example.test', template, ORIGIN, {
        optOut: OPT_OUT,
      });
      expect(subject.length, `subject of ${name}`).toBeLessThanOrEqual(120);
      await page.setContent(html);
      const links = await page
        .locator('a')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.filter((href) => !href.startsWith(`${ORIGIN}/`))).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `${name} at ${width} px`,
        ).toBeLessThanOrEqual(width);
        if (SAVES_SCREENSHOTS)
          await page.screenshot({
            path: `e2e/test-results/screens/mails/${name}-${width}-${scheme}.png`,
            fullPage: true,
          });
      }
      await expectAccessible(page, `${name}, ${scheme}`, { isPage: false });
    }
  });
