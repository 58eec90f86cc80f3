import type { Root } from 'mdast';
import { toString as toText } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { SiteError } from '../errors/site-error';
import { isSafeAddress } from '../text/safe-address';
import { HeadingSlugger } from '../text/slug.mjs';

type Fail = (key: string, found: string, fix: string) => never;

/**
 * Checks that a guide is text and the components of this site: nothing in it is run, each heading can be linked, each
 * link leads somewhere.
 * @param tree the guide as it was parsed, headings with the marks that fix their ids
 * @throws SiteError with the line
 */
export function checkMarkup(tree: Root, file: string): void {
  const slugger = new HeadingSlugger();
  visit(tree, (node) => {
    const fail: Fail = (key, found, fix) => {
      throw new SiteError({ place: { file, line: node.position?.start.line ?? 1 }, key, found, fix });
    };
    switch (node.type) {
      case 'mdxjsEsm':
        return fail('import/export', 'a guide cannot load or define code', 'put code that is shown into a ``` block');
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const { body = [], comments = [] } = node.data?.estree ?? {};
        if (body.length === 0 && comments.length > 0) return;
        const fix = 'write the text itself, \\{ for a brace, and code between backticks';
        return fail(`{${node.value}}`, 'a guide cannot run code', fix);
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        if (node.name === null) fail('<>', 'the element has no name', 'leave it out');
        for (const attribute of node.attributes) {
          if (attribute.type === 'mdxJsxExpressionAttribute') {
            fail(
              `<${node.name} {${attribute.value}}>`,
              'a guide cannot run code',
              'write each attribute with its value',
            );
          } else if (typeof attribute.value === 'object' && attribute.value !== null) {
            const fix = `write ${attribute.name}="…", a text between quotes`;
            fail(`<${node.name} ${attribute.name}={${attribute.value.value}}>`, 'a guide cannot run code', fix);
          }
        }
        return;
      case 'heading':
        if (node.children.some(({ type }) => type === 'mdxTextExpression'))
          fail(`${'#'.repeat(node.depth)} {…}`, 'a heading holds words alone', 'put the comment above it');
        return checkHeading(node.depth, toText(node), slugger, fail);
      case 'imageReference':
        return fail(`![${node.alt ?? ''}]`, 'the image stands elsewhere', 'write its file here: ![text](../img/a.png)');
      case 'link':
      case 'definition':
        return checkAddress(node.url, fail);
    }
  });
}

function checkHeading(level: number, written: string, slugger: HeadingSlugger, fail: Fail): void {
  const key = `${'#'.repeat(level)} ${written}`.trim();
  if (level === 1)
    fail(key, 'the page has its title already', 'start with ##: title in the frontmatter is the page’s #');
  const { id, text } = slugger.slug(written);
  if (text.trim() === '') fail(key, 'the heading has no text', 'write what the section is about, or remove it');
  if (!/[a-z0-9]/i.test(id)) {
    fail(key, 'no id can be made of the heading', 'add letters or digits, or fix one: [#id]');
  }
  const fixed = /\[#([^\]]*)\]\s*$/.exec(written)?.[1];
  if (fixed === undefined || fixed === id) return;
  if (id.startsWith(`${fixed}-`)) fail(key, `the id "${fixed}" is taken above`, 'give each heading an id of its own');
  fail(key, `the id "${fixed}" cannot stand in an address`, 'use letters without accents, digits, hyphens and dots');
}

/** An address of this site starts with `/`, one of this page with `#`, and a guide is named by its file. */
function checkAddress(href: string, fail: Fail): void {
  const key = `link ${href}`;
  if (/^[a-z][a-z0-9+.-]*:/i.test(href)) {
    if (!isSafeAddress(href)) fail(key, 'would run code or leave the browser', 'use https:, mailto: or tel:');
    if (!URL.canParse(href)) fail(key, 'is no address', 'write it in full, such as https://www.exemplo.com.br/');
  } else if (!/^[/#?]|\.mdx?(?:[?#]|$)/.test(href)) {
    fail(key, 'leads nowhere', 'name the guide’s file, ../faq.mdx#prazo, or start with / or https://');
  }
}
