import { describe, test } from 'vitest';
import { append, changeSite, encode, remove, rename, replace, write } from '../support/change-site';
import { expectFault } from '../support/fault-rows';
import { readFiles } from '../support/small-files';

const DIAGRAM = 'content/diagrams/envio.mmd';
const GUIDE = 'content/docs/current/documentacao/envio.mdx';

describe('files of guides and diagrams are refused for', () => {
  test.each([
    [
      'a diagram of another ending',
      rename(DIAGRAM, 'content/diagrams/envio.MMD'),
      'content/diagrams/envio.MMD | file: diagrams end in .mmd | rename it',
    ],
    [
      'a diagram without a title',
      replace(DIAGRAM, '  accTitle: Do envio ao recibo\n', ''),
      'content/diagrams/envio.mmd | accTitle: the diagram says nothing to | write "accTitle: what it',
    ],
    [
      'a diagram without words',
      replace(DIAGRAM, '  accDescr {\n    O sistema envia.\n    A API devolve o recibo.\n  }\n', ''),
      'content/diagrams/envio.mmd | accDescr: the diagram says nothing to | write "accTitle: what it',
    ],
    [
      'a kind of diagram that is not drawn',
      replace(DIAGRAM, 'sequenceDiagram', 'pie'),
      'content/diagrams/envio.mmd | Mermaid: Error: Invalid mermaid header: | correct the source; see',
    ],
    [
      'an empty diagram',
      write(DIAGRAM, ''),
      'content/diagrams/envio.mmd | accTitle: the diagram says nothing to | write "accTitle: what it',
    ],
    [
      'a guide in Latin-1',
      encode(GUIDE, 'latin1'),
      'content/docs/current/documentacao/envio.mdx:3 | encoding: a character is lost after "nto e | write it again and save the',
    ],
    [
      'a guide in UTF-16',
      encode(GUIDE, 'utf16le'),
      'content/docs/current/documentacao/envio.mdx:1 | encoding: a character is lost after "-" | write it again and save the',
    ],
    [
      'a guide with a lost character',
      write(GUIDE, '---\ntitle: Um guia\n---\n\nEmiss\uFFFDo.\n'),
      'content/docs/current/documentacao/envio.mdx:5 | encoding: a character is lost after "Emiss" | write it again and save the',
    ],
    [
      'a guide with a null character',
      write(GUIDE, '---\ntitle: Um guia\n---\n\nA\u0000B.\n'),
      'content/docs/current/documentacao/envio.mdx:5 | encoding: a character is lost after "A" | write it again and save the',
    ],
    [
      'a guide of the ending .md',
      rename(GUIDE, 'content/docs/current/documentacao/envio.md'),
      'content/docs/current/documentacao/envio.md | file: guides end in .mdx | rename it, or move it',
    ],
    [
      'a guide of the ending .MDX',
      rename(GUIDE, 'content/docs/current/documentacao/envio.MDX'),
      'content/docs/current/documentacao/envio.MDX | file: guides end in .mdx | rename it, or move it',
    ],
    [
      'a guide with an accent in its name',
      rename(GUIDE, 'content/docs/current/documentacao/emissão.mdx'),
      'content/docs/current/documentacao/emissão.mdx | file: its path cannot be an address | use letters without',
    ],
    [
      'a guide with a blank in its folder',
      write('content/docs/current/nota fiscal/envio.mdx', ''),
      'content/docs/current/nota fiscal/envio.mdx | file: its path cannot be an address | use letters without',
    ],
    [
      'a folder named like a guide',
      write('content/docs/current/pasta.mdx/a.txt', 'a'),
      'content/docs/current/pasta.mdx | file: it cannot be read (EISDIR) | put a text file there',
    ],
    [
      'an image that is not there',
      append(GUIDE, '![fluxo](../img/nada.png)'),
      'content/docs/current/documentacao/envio.mdx:17 | image ../img/nada.png: no such file | put the image at',
    ],
    [
      'an image without words',
      append(GUIDE, '![](../img/nada.png)'),
      'content/docs/current/documentacao/envio.mdx:17 | png: found no text for readers who do not | say in alt what the image',
    ],
    [
      'an image of another site',
      append(GUIDE, '![fluxo](https://www.exemplo.com.br/a.png)'),
      'content/docs/current/documentacao/envio.mdx:17 | png: is not a file of the guides | put it below content/docs/',
    ],
    [
      'an image of another form',
      append(GUIDE, '![fluxo](../img/a.gif)'),
      'content/docs/current/documentacao/envio.mdx:17 | image ../img/a.gif: has another form | use .svg for drawings and',
    ],
    [
      'an image outside the guides',
      append(GUIDE, '![fluxo](../../../../segredo.png)'),
      'content/docs/current/documentacao/envio.mdx:17 | png: is not a file of the guides | put it below content/docs/',
    ],
    [
      'no folder of the version',
      remove('content/docs/current'),
      'site.config.ts | default: version current of section default | create the folder with its',
    ],
  ])('%s', (_, change, expected) => {
    expectFault(() => readFiles(changeSite(change)), '', expected);
  });
});
