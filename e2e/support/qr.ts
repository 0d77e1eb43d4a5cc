import { expect, type Locator } from '@playwright/test';
import jsQR from 'jsqr';

/** Reads the QR code of a picture on the page from its pixels, as a telephone does from the screen. */
export async function scan(picture: Locator): Promise<string> {
  const image = (await picture.screenshot()).toString('base64');
  const { pixels, width, height } = await picture.page().evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    return { pixels: [...data], width: bitmap.width, height: bitmap.height };
  }, image);
  const code = jsQR.default(Uint8ClampedArray.from(pixels), width, height);
  expect(code, 'the picture is a QR code').not.toBeNull();
  return code?.data ?? '';
}
