import { describe, expect, test } from 'vitest';
import { drawSocialImages } from '../../../lib/publish/draw-social-images.build';
import { hasMarkdown } from '../../../lib/publish/listing';
import { describeSocialImage, SOCIAL_IMAGE_SIZE, type SocialImage } from '../../../lib/publish/social-image';
import { projectSite } from '../support/project-site';

function describePage(path: string) {
  const page = projectSite.pages.find((one) => one.path === path);
  if (page === undefined || !hasMarkdown(page)) throw new Error(`${path} has no picture`);
  return describeSocialImage(page);
}

/** A picture drawn alone. */
function draw(words: SocialImage): Uint8Array {
  return drawSocialImages(new Map([['/a.png', words]])).get('/a.png') ?? new Uint8Array();
}

/** Width and height in the header of a PNG. */
function readSize(png: Uint8Array) {
  const view = new DataView(png.buffer, png.byteOffset);
  expect([...png.subarray(1, 4)]).toEqual([...'PNG'].map((letter) => letter.charCodeAt(0)));
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

describe('the picture of a page', () => {
  test('of a code says its number and the verdict', () => {
    expect(describePage('/pt-BR/docs/cstat/nfe/539/')).toEqual({
      place: 'Base de códigos cStat › NF-e e NFC-e',
      title: 'Rejeição 539 (NF-e): Duplicidade de NF-e com diferença na Chave de Acesso',
      detail: 'Consultar antes',
    });
  });

  test('of an operation says its request', () => {
    expect(describePage('/pt-BR/docs/api/fiscal/send-dfe-using-post/').detail).toBe('POST /v1/dfe');
  });

  test('of a guide says where it stands', () => {
    expect(describePage('/pt-BR/docs/documentacao/primeiros-passos/fluxos-emissao/')).toEqual({
      place: 'Primeiros passos',
      title: 'Fluxos de emissão',
      detail: '',
    });
  });

  test('has the size that is announced, and other words are another picture', () => {
    const words = { place: 'Lugar', title: 'Título', detail: 'GET /v1/dfe' };
    const drawn = draw(words);
    expect(readSize(drawn)).toEqual(SOCIAL_IMAGE_SIZE);
    for (const key of ['place', 'title', 'detail'] as const) {
      expect(Buffer.compare(draw({ ...words, [key]: 'Outro' }), drawn), key).not.toBe(0);
    }
  });

  test('has the beginning of a request that is too long for it, and not its method alone', () => {
    const words = { place: 'Lugar', title: 'Título', detail: `GET /v1/${'a'.repeat(80)}` };
    const other = { ...words, detail: `GET /v1/${'b'.repeat(80)}` };
    expect(Buffer.compare(draw(words), draw(other))).not.toBe(0);
  });

  test('is the same whatever is drawn with it', () => {
    const [first, second] = ['Primeira', 'Segunda'].map((title) => ({ place: 'Lugar', title, detail: 'GET /v1/dfe' }));
    if (!first || !second) throw new Error('There are two');
    const drawn = drawSocialImages(new Map(Object.entries({ first, second })));
    expect([...drawn.keys()]).toEqual(['first', 'second']);
    expect(Buffer.compare(drawn.get('first') ?? new Uint8Array(), draw(first))).toBe(0);
    expect(Buffer.compare(drawn.get('second') ?? new Uint8Array(), draw(second))).toBe(0);
  });

  test.each([
    ['markup', '<b>"&\'</b> ]]>'],
    ['a word wider than the picture', 'x'.repeat(400)],
    ['more words than fit', 'palavra '.repeat(200)],
    ['no words', ''],
  ])('is drawn with %s in each place', (_what, text) => {
    expect(readSize(draw({ place: text, title: text, detail: text }))).toEqual(SOCIAL_IMAGE_SIZE);
  });
});
