import { unit } from '../proofs';
import type { Recipe } from '../recipe';

const DESCRIPTION = 'openapi.yaml';
const TEST = 'tests/unit/openapi/webhooks.test.ts';

const proof = unit('openapi/webhooks.test.ts');

export const addWebhook: Recipe = {
  name: 'webhook',
  heading: 'Add or change a webhook',
  steps: [
    {
      name: 'describe it',
      apply: ({ read, edit }) => {
        // The last of the webhooks under another name: with its headers, body and answers it is as long as a page.
        const [, block = ''] =
          /^webhooks:\n[\s\S]*\n( {2}situacao:\n[\s\S]*?)^components:/m.exec(read(DESCRIPTION)) ?? [];
        const own = block
          .replace('  situacao:\n', '  manifesto:\n')
          .replace('entregaSituacao\n', 'entregaManifesto\n')
          .replace('summary: Mudança de situação', 'summary: Mudança de um MDF-e')
          .replace('tipo: situacao', 'tipo: manifesto')
          .replace(/entregaId: [\w-]+/, 'entregaId: 5d406f7e-8192-43a4-85b6-c7d8e9f00199');
        edit(DESCRIPTION, block, block + own);
      },
      leftOut: { proof, says: /manifesto/ },
    },
    {
      name: 'name its type',
      apply: ({ edit }) =>
        edit(
          DESCRIPTION,
          '            - situacao\n          x-enumDescriptions:\n            documento: Documento recebido, com o XML completo.\n',
          '            - situacao\n            - manifesto\n          x-enumDescriptions:\n            manifesto: Situação nova de um MDF-e recebido.\n            documento: Documento recebido, com o XML completo.\n',
        ),
      leftOut: { proof, says: /tipo/ },
    },
    {
      name: 'list it',
      apply: ({ edit }) => edit(TEST, "'resumo', 'situacao']", "'resumo', 'situacao', 'manifesto']"),
      leftOut: { proof, says: /manifesto/ },
    },
  ],
  built: [
    { file: 'docs/api/webhooks/manifesto/index.html', holds: 'Mudança de um MDF-e' },
    { file: 'pt-BR/docs/api/webhooks/manifesto/index.html', holds: 'X-Assinatura' },
    { file: 'docs/api/webhooks/manifesto.md', holds: 'Mudança de um MDF-e' },
  ],
};
