// Pictures are drawn anew before they leave the browser: small, upright, and without what a camera wrote into them.
import { expect, type Page } from '@playwright/test';
import { required } from '#testing/required.ts';
import { test } from './notices.ts';
import { office, startWithOffice } from './office.ts';

startWithOffice();

const PLACE = 'Geheime plek 51.05 N 3.72 E';

/** An Exif block that turns the picture a quarter and says where it was taken. */
function exif(): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM\0*\0\0\0\x08\0\x01', 'latin1');
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(6, 18);
  const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff, Buffer.from(PLACE, 'latin1')]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** A photo of 2,400 × 1,200 pixels, white on the left and black on the right, that was taken with the phone upright. */
async function photo(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 2400;
    canvas.height = 1200;
    const context = canvas.getContext('2d');
    if (context === null) return '';
    context.fillStyle = 'white';
    context.fillRect(0, 0, 1200, 1200);
    context.fillStyle = 'black';
    context.fillRect(1200, 0, 1200, 1200);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const jpeg = Buffer.from(base64, 'base64');
  return {
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([jpeg.subarray(0, 2), exif(), jpeg.subarray(2)]),
  };
}

declare global {
  interface Window {
    /** What was sent as a file, as characters of one byte. */
    sentFiles?: string[];
  }
}

/** Records what the page sends, before the server can clean it. */
const recordFiles = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function record(body) {
      if (body instanceof Blob)
        void body.arrayBuffer().then((bytes) => {
          const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
          window.sentFiles = [...(window.sentFiles ?? []), text];
        });
      send.call(this, body);
    };
  });

async function expectNothingOfTheCamera(page: Page): Promise<void> {
  const [sent, ...others] = (await page.evaluate(() => window.sentFiles)) ?? [];
  expect(others).toEqual([]);
  expect(required(sent).slice(0, 2)).toBe('\xff\xd8');
  expect(required(sent).includes('Exif')).toBe(false);
  expect(required(sent).includes(PLACE)).toBe(false);
}

/** The size of a picture, and how light it is at the top and at the bottom. */
const seen = (image: Element) => {
  if (!(image instanceof HTMLImageElement)) throw new Error('no picture');
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const lightAt = (y: number) => (context?.getImageData(width / 2, y, 1, 1).data[0] ?? 0) > 128;
  return { width, height, top: lightAt(9), bottom: lightAt(height - 9) };
};

test('a logo is kept at 512 pixels, the way up that it is seen', async ({ page }) => {
  await recordFiles(page);
  await office.open(page, '/admin/parties/new');
  await page.getByLabel('Naam').fill('Fotopartij');
  await page.locator('input[type=file]').setInputFiles(await photo(page));
  const preview = page.getByAltText('Gekozen afbeelding');
  await expect.poll(() => preview.evaluate(seen)).toEqual({ width: 256, height: 512, top: true, bottom: false });
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  const logo = page.getByRole('row', { name: /Fotopartij/ }).locator('img');
  await expect.poll(() => logo.evaluate(seen)).toEqual({ width: 256, height: 512, top: true, bottom: false });
  await expectNothingOfTheCamera(page);
});

test('a file is sent as it is where the browser does not say what it drew, and the server cleans it', async ({
  page,
}) => {
  await recordFiles(page);
  await page.addInitScript(() => {
    const read = CanvasRenderingContext2D.prototype.getImageData;
    CanvasRenderingContext2D.prototype.getImageData = function noise(...place: Parameters<typeof read>) {
      const image = read.apply(this, place);
      image.data.forEach((value, at) => {
        image.data[at] = value ^ ((at * 37) % 256);
      });
      return image;
    };
  });
  await office.open(page, '/admin/parties/new');
  await page.getByLabel('Naam').fill('Streepjespartij');
  const file = await photo(page);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByAltText('Gekozen afbeelding')).toBeVisible();
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  const logo = page.getByRole('row', { name: /Streepjespartij/ }).locator('img');
  await expect(logo).toBeVisible();
  const [sent] = (await page.evaluate(() => window.sentFiles)) ?? [];
  expect(sent).toBe(file.buffer.toString('latin1'));
  const stored = await page.request.get((await logo.getAttribute('src')) ?? '');
  expect((await stored.body()).includes(PLACE)).toBe(false);
});

test('a picture of a text is kept at 1,600 pixels', async ({ page }) => {
  await recordFiles(page);
  await office.open(page, '/admin/content/about/new');
  await page.getByRole('button', { name: 'Voeg een afbeelding toe' }).click();
  await page.locator('input[type=file]').setInputFiles(await photo(page));
  await page.getByLabel('Wat zie je op de afbeelding?').fill('De gemeenteraad');
  await page.getByRole('button', { name: 'Voeg toe', exact: true }).click();
  const inside = page.getByRole('textbox', { name: 'Tekst' }).getByAltText('De gemeenteraad');
  await expect.poll(() => inside.evaluate(seen)).toEqual({ width: 800, height: 1600, top: true, bottom: false });
  await expectNothingOfTheCamera(page);
});

test('a file that cannot be used stops saving until it is taken back', async ({ page }) => {
  await office.open(page, '/admin/parties/new');
  await page.getByLabel('Naam').fill('Zonder plaatje');
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'x.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(page.getByText('Kies een PNG, een JPEG of een WebP')).toBeVisible();
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(file).toBeFocused();
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe partij' })).toBeVisible();
  await page.getByRole('button', { name: 'Toch niet' }).click();
  await expect(page.getByText('Kies een PNG, een JPEG of een WebP')).toHaveCount(0);
  await page.getByRole('button', { name: 'Bewaar', exact: true }).click();
  await expect(page.getByRole('row', { name: /Zonder plaatje/ })).toBeVisible();
});
