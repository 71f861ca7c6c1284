// The rich-text editor preserves stored and pasted content, and a warning names texts that still have to be filled in.
import { expect, type Locator } from '@playwright/test';
import { makePng } from '#testing/images.ts';
import { expectAccessible } from './accessible.ts';
import { expectNotice, test } from './notices.ts';
import { office, startWithOffice, storeBlock } from './office.ts';
import { server } from './server.ts';

startWithOffice();

const paste = (editor: Locator, html: string): Promise<void> =>
  editor.evaluate((element, text) => {
    const data = new DataTransfer();
    data.setData('text/html', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);

/** What Word puts on the clipboard, shortened. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
<p class="MsoTitle">Titel van Word</p><h1>Kop van Word</h1>
<p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><![if !supportLists]><span><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span></span><![endif]>een</p>
<p class="MsoListParagraphCxSpMiddle" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>onder</p>
<p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp;</span></span>twee</p>
<p class="MsoListParagraphCxSpFirst" style="mso-list:l1 level1 lfo2"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>stap</p>
<p class="MsoNormal">Zie <a href="https://example.org/">hier</a>, H<sub>2</sub>O.<img src="file:///C:/foto.png"></p>
<table class="MsoTableGrid"><tr><td><p class="MsoNormal">A</p></td><td><p class="MsoNormal">B</p></td></tr></table>
</body></html>`;

/** A text that a colleague reviewed in Word, with a link as Outlook changes it, shortened. */
const REVIEWED = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
<p class="MsoNormal">De stemming<span class="MsoCommentReference"><a class="msocomanchor" href="#_msocom_1">[AP1]</a></span> is <del>nooit</del><ins>altijd</ins> geheim.<span style="display:none;mso-hide:all">onzichtbaar</span></p>
<p class="MsoNormal">Lees <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fmeer&amp;data=05%7Can.peeters%40school.be%7C0">meer</a>.</p>
<div style="mso-element:comment-list"><hr class="msocomoff"><div style="mso-element:comment"><p class="MsoCommentText"><a href="#_msoanchor_1">[AP1]</a>Klopt dit wel, baas?</p></div></div>
</body></html>`;

test('what a reviewer wrote beside a text of Word is not pasted, and no link names who pastes', async ({ page }) => {
  const id = await storeBlock(office.call, { title: 'Nagelezen', body: '<p>Plak hier</p>', order: 91 });
  await office.open(page, `/admin/content/${id}/edit`);
  const editor = page.getByRole('textbox', { name: 'Tekst' });
  await editor.getByText('Plak hier').click({ clickCount: 3 });
  await paste(editor, REVIEWED);
  await expect(editor.getByText('De stemming is altijd geheim.')).toBeVisible();
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expectNotice(page, 'Het blok is bewaard.');
  const { body } = await office.call('GET content_blocks/:id', { params: { id } });
  expect(body).toContain('href="https://example.org/meer"');
  for (const left of ['AP1', 'msocom', 'nooit', 'baas', 'onzichtbaar', 'safelinks', 'an.peeters'])
    expect(body).not.toContain(left);
});

test('what Word had keeps its form, and a table outlives a change beside it', async ({ page }) => {
  const table =
    '<table><tbody><tr><th rowspan="2"><p>A</p></th><td><p>B</p></td></tr><tr><td><p>C</p></td></tr></tbody></table>';
  const text = '<p>x<sup>2</sup> <mark>let op</mark></p><p>Plak hier</p>';
  const id = await storeBlock(office.call, { title: 'Vorm', body: `${table}${text}`, order: 90 });
  await office.open(page, `/admin/content/${id}/edit`);
  const editor = page.getByRole('textbox', { name: 'Tekst' });
  await expect(editor.getByText('let op')).toBeVisible();
  await editor.getByText('Plak hier').click({ clickCount: 3 });
  await paste(editor, FROM_WORD);
  await expect(editor.getByRole('heading', { level: 2, name: 'Kop van Word' })).toBeVisible();
  await expectNotice(page, 'Een afbeelding is niet mee geplakt. Voeg ze toe met de knop.');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expectNotice(page, 'Het blok is bewaard.');
  const { body } = await office.call('GET content_blocks/:id', { params: { id } });
  expect(body).toContain(table);
  expect(body).toContain('x<sup>2</sup> <mark>let op</mark>');
  expect(body).toContain(
    '<h2>Titel van Word</h2><h2>Kop van Word</h2><ul><li><p>een</p><ol><li><p>onder</p></li></ol></li><li><p>twee</p></li></ul><ol><li><p>stap</p></li></ol>',
  );
  expect(body).toContain('>hier</a>, H<sub>2</sub>O.</p>');
  expect(body).toContain('<table><tbody><tr><td><p>A</p></td><td><p>B</p></td></tr></tbody></table>');
  expect(body).not.toContain('<img');
});

test('a picture of another site is left out of what is pasted, one of this site stays', async ({ page }) => {
  const id = await storeBlock(office.call, { title: 'Geplakt', body: '<p>Plak hier</p>' });
  await office.open(page, `/admin/content/${id}/edit`);
  const editor = page.getByRole('textbox', { name: 'Tekst' });
  await editor.getByText('Plak hier').click({ clickCount: 3 });
  const html = `<p>Uit een document<img src="https://lh7-rt.googleusercontent.com/docsz/abc" width="200"></p>
    <p><img src="${server.baseURL}/images/stembrief.png" alt="Een stembrief"></p>`;
  await paste(editor, html);
  await expectNotice(page, 'Een afbeelding is niet mee geplakt. Voeg ze toe met de knop.');
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expectNotice(page, 'Het blok is bewaard.');
  const { body } = await office.call('GET content_blocks/:id', { params: { id } });
  expect(body).not.toContain('googleusercontent');
  expect(body).toContain('Uit een document');
  expect(body).toContain('<img src="/images/stembrief.png" alt="Een stembrief" />');
});

test('a picture is uploaded into a text, or dropped on it, with a text alternative', async ({ page }) => {
  const id = await storeBlock(office.call, { title: 'Beeld', body: '<p>Kijk eens.</p>', order: 91 });
  await office.open(page, `/admin/content/${id}/edit`);
  const editor = page.getByRole('textbox', { name: 'Tekst' });
  await expect(editor.getByText('Kijk eens.')).toBeVisible();
  const alt = page.getByLabel('Wat zie je op de afbeelding?');
  const add = page.getByRole('button', { name: 'Voeg toe', exact: true });

  await test.step('by the button', async () => {
    await page.getByRole('button', { name: 'Voeg een afbeelding toe' }).click();
    await expect(page.getByLabel('Of een link naar een afbeelding')).toBeVisible();
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'raad.png', mimeType: 'image/png', buffer: makePng(40, 8) });
    await expect(page.getByAltText('Gekozen afbeelding')).toBeVisible();
    await add.click();
    await expect(page.getByText('Vul dit veld in')).toBeVisible();
    await expectAccessible(page);
    await alt.fill('De gemeenteraad');
    await add.click();
    await expect(editor.getByAltText('De gemeenteraad')).toBeVisible();
    await expect(alt).toHaveCount(0);
  });

  await test.step('dropped', async () => {
    await editor.evaluate(
      (element, bytes) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([new Uint8Array(bytes)], 'zaal.png', { type: 'image/png' }));
        // An element outside the viewport accepts no drop.
        element.scrollIntoView({ block: 'center' });
        const { left, top } = element.getBoundingClientRect();
        const at = { clientX: left + 20, clientY: top + 20 };
        element.dispatchEvent(new DragEvent('drop', { dataTransfer, ...at, bubbles: true, cancelable: true }));
      },
      [...makePng(200, 8)],
    );
    await expect(page.getByAltText('Gekozen afbeelding')).toBeVisible();
    await alt.fill('De raadzaal');
    await add.click();
    await expect(editor.getByAltText('De raadzaal')).toBeVisible();
  });

  await test.step('of two, the one that was dropped last, also if the first one takes longer', async () => {
    await editor.evaluate(
      (element, [slow, fast]) => {
        const first = Promise.withResolvers<void>();
        const decode = HTMLImageElement.prototype.decode;
        let isFirst = true;
        HTMLImageElement.prototype.decode = function (this: HTMLImageElement) {
          const waits = isFirst;
          isFirst = false;
          return waits ? first.promise.then(() => decode.call(this)) : decode.call(this);
        };
        const { left, top } = element.getBoundingClientRect();
        for (const [name, bytes] of [
          ['traag.png', slow],
          ['snel.png', fast],
        ] as const) {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([new Uint8Array(bytes ?? [])], name, { type: 'image/png' }));
          const at = { clientX: left + 20, clientY: top + 20 };
          element.dispatchEvent(new DragEvent('drop', { dataTransfer, ...at, bubbles: true, cancelable: true }));
        }
        HTMLImageElement.prototype.decode = decode;
        // An image is read until its address is given back.
        const done = Promise.withResolvers<void>();
        const revoke = URL.revokeObjectURL.bind(URL);
        let reads = 2;
        URL.revokeObjectURL = (address) => {
          revoke(address);
          reads -= 1;
          if (reads === 0) done.resolve();
        };
        const release = () => {
          first.resolve();
          return done.promise;
        };
        Object.assign(window, { release });
      },
      [[...makePng(10)], [...makePng(250)]],
    );
    const preview = page.getByAltText('Gekozen afbeelding');
    const grey = () =>
      preview.evaluate((image) => {
        const context = document.createElement('canvas').getContext('2d');
        context?.drawImage(image as HTMLImageElement, 0, 0);
        return context?.getImageData(0, 0, 1, 1).data[0];
      });
    await expect(preview).toBeVisible();
    await expect.poll(grey).toBe(250);
    await page.evaluate(() => Reflect.get(window, 'release')());
    expect(await grey()).toBe(250);
    await page.getByRole('button', { name: 'Annuleer' }).last().click();
  });

  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expectNotice(page, 'Het blok is bewaard.');
  await page.goto(`${server.baseURL}/about`);
  for (const name of ['De gemeenteraad', 'De raadzaal']) {
    const image = page.getByRole('img', { name });
    await expect(image).toHaveAttribute('src', /^\/uploads\/texts\/[\da-f-]{36}$/);
    await expect.poll(() => image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth)).toBe(8);
  }
});

test('the office says that the privacy text is not filled in, until it is', async ({ page }) => {
  const body = '<p>Verantwoordelijk: [vul aan: naam van de organisatie].</p>';
  const id = await storeBlock(office.call, { page: 'privacy', title: 'Wie', body, order: 1 });
  await office.open(page, '/admin/content');
  const notice = page.getByRole('alert').filter({ hasText: '[vul aan: …]' });
  await expect(notice).toBeVisible();
  await page.goto(`${server.baseURL}/admin/content/privacy`);
  await expect(notice).toBeVisible();
  // Visitors see nothing of it.
  await page.goto(`${server.baseURL}/privacy`);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('main').getByText(/vul aan|Verantwoordelijk/)).toHaveCount(0);
  await office.call('PATCH content_blocks/:id', {
    params: { id },
    body: { body: '<p>Verantwoordelijk: vzw Halfrond.</p>' },
  });
  await page.reload();
  await expect(page.getByRole('main').getByText('Verantwoordelijk: vzw Halfrond.')).toBeVisible();
  await page.goto(`${server.baseURL}/admin/content/privacy`);
  await expect(page.getByText('Verantwoordelijk: vzw Halfrond.')).toBeVisible();
  await expect(notice).toHaveCount(0);
});
