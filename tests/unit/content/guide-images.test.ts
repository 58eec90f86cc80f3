import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { listImageFiles, toImageSegments } from '../../../lib/content/guide-images.build';
import { loadSite } from '../../../lib/pages/load-site.build';
import { readFault } from '../support/fault';
import { createFixtureSite, readSmallSite } from '../support/fixture-site';

vi.mock('../../../site.config', () => import('../support/site-config'));

const GUIDE = 'content/docs/current/documentacao/envio.mdx';
const TOKENS = ':root {\n  --text: light-dark(#111111, #eeeeee);\n  --accent: light-dark(#0a6256, #6fd3c0);\n}\n';
const PLAIN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"/>';
const THEMED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" stroke="currentColor">\n<path fill="var(--accent)"/></svg>';

const siteWith = (body: string, files: Readonly<Record<string, string>> = {}) =>
  createFixtureSite({ [GUIDE]: `${readSmallSite(GUIDE)}\n${body}\n`, 'app/styles/tokens.css': TOKENS, ...files });
const faultOf = (body: string, files: Readonly<Record<string, string>> = {}) =>
  readFault(() => loadSite(siteWith(body, files)));

describe('an image of a guide', () => {
  test('is found beside the guides, measured, and published at an address that repeats its place', () => {
    const root = siteWith('![Um desenho](../img/a.svg)', { 'content/docs/current/img/a.svg': PLAIN });
    const { images } = loadSite(root);
    expect([...images.values()]).toEqual([
      {
        file: 'content/docs/current/img/a.svg',
        width: 40,
        height: 20,
        light: '/img/guides/current/img/a.svg',
        dark: '/img/guides/current/img/a.svg',
      },
    ]);
    const [file] = listImageFiles(root, images);
    expect(file?.type).toBe('image/svg+xml');
    expect(String(file?.read())).toBe(PLAIN);
    expect(toImageSegments(file?.path ?? '')).toEqual(['current', 'img', 'a.svg']);
  });

  test('that names colours of the theme is published once for each scheme', () => {
    const root = siteWith('<Figure src="../img/a.svg" alt="Um desenho" />', {
      'content/docs/current/img/a.svg': THEMED,
    });
    const files = listImageFiles(root, loadSite(root).images);
    expect(files.map((file) => [path.basename(file.path), String(file.read()).split('\n')[0]])).toEqual([
      [
        'a.light.svg',
        `${THEMED.split('\n')[0]}<style>:root{color:var(--text);--text:#111111;--accent:#0a6256}</style>`,
      ],
      ['a.dark.svg', `${THEMED.split('\n')[0]}<style>:root{color:var(--text);--text:#eeeeee;--accent:#6fd3c0}</style>`],
    ]);
  });
});

describe('the build stops with file, line and the fix', () => {
  test('on an image that does not exist', () => {
    expect(
      faultOf('![Um desenho](../img/fluxo.svg)', { 'content/docs/current/img/fluxos.svg': PLAIN }),
    ).toMatchInlineSnapshot(`
        "content/docs/current/documentacao/envio.mdx:17
          image ../img/fluxo.svg: no such file
          Fix: use "../img/fluxos.svg""
      `);
    expect(faultOf('<Figure src="../img/fluxo.svg" alt="Um desenho" />')).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:17
        image ../img/fluxo.svg: no such file
        Fix: put the image at content/docs/current/img/fluxo.svg"
    `);
  });

  test('on a dark variant that does not exist', () => {
    expect(
      faultOf('<Figure src="a.svg" dark="b.svg" alt="Um desenho" />', {
        'content/docs/current/documentacao/a.svg': PLAIN,
      }),
    ).toContain('image b.svg: no such file');
  });

  test('on an image above the folder of the guides’ version', () => {
    expect(faultOf('![Um desenho](../../img/fluxo.svg)', { 'content/docs/current/img/fluxo.svg': PLAIN })).toContain(
      'Fix: use "../img/fluxo.svg"',
    );
  });

  test('on an image without a text in its place', () => {
    const files = { 'content/docs/current/documentacao/a.svg': PLAIN };
    expect(faultOf('![](a.svg)', files)).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:17
        image a.svg: found no text for readers who do not see it
        Fix: say in alt what the image shows"
    `);
    expect(faultOf('<Figure src="a.svg" caption="Legenda" />', files)).toContain('found no text for readers');
  });

  test('on a figure without an image', () => {
    expect(faultOf('<Figure alt="Um desenho" />')).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:17
        <Figure src>: found no text
        Fix: name the image's file: src="../img/fluxo.svg""
    `);
  });

  test.each(['/img/logo.svg', 'https://exemplo.com.br/a.svg', '../../../../public/img/logo.svg'])(
    'on an image from elsewhere: %s',
    (src) => {
      expect(faultOf(`![Um desenho](${src})`)).toContain(
        'is not a file of the guides\n  Fix: put it below content/docs/',
      );
    },
  );

  test('on a form that is not published', () => {
    expect(faultOf('![Um desenho](a.gif)', { 'content/docs/current/documentacao/a.gif': '' })).toMatchInlineSnapshot(`
      "content/docs/current/documentacao/envio.mdx:17
        image a.gif: has another form
        Fix: use .svg for drawings and .png for screenshots"
    `);
  });

  test('on a drawing that does not say its size', () => {
    expect(
      faultOf('![Um desenho](a.svg)', { 'content/docs/current/documentacao/a.svg': '<svg/>' }),
    ).toMatchInlineSnapshot(`
        "content/docs/current/documentacao/a.svg
          size: the image does not say how large it is
          Fix: give its <svg> a viewBox="0 0 width height""
      `);
  });
});
