import { sources, unit } from '../proofs';
import type { Recipe } from '../recipe';

const DESCRIPTION = 'openapi.yaml';
const GUIDES = 'content/docs/current/documentacao';
const HEALTH_GUIDE = `${GUIDES}/primeiros-passos/fluxos-emissao.mdx`;
const TOKEN_GUIDE = `${GUIDES}/primeiros-passos/autenticacao-api.mdx`;

const OPERATION = `  /v1/health/startup:
    get:
      operationId: startupUsingGET
      tags:
        - Saúde
      summary: Verificar se a API terminou de iniciar
      x-slug: startup-using-get
      x-next-operations:
        - readinessUsingGET
      description: |-
        Responde se a API terminou de iniciar depois de uma atualização. Não exige token.

        **Quando usar.** Em um monitor externo, logo depois do aviso de uma atualização, até a primeira resposta 200.

        **O que acontece depois.** Depois de um 200, siga com a verificação de prontidão: iniciar não diz que as dependências respondem.

        **O que pode dar errado.** Sem resposta, confira a saída de rede do seu lado. Chamadas em excesso devolvem 429; espere o prazo de \`Retry-After\`.
      security: []
      responses:
        "200":
          description: A API terminou de iniciar.
          headers:
            X-Request-Id:
              $ref: "#/components/headers/XRequestId"
          content:
            application/json:
              schema:
                $ref: "#/components/schemas/Saude"
              examples:
                iniciada:
                  summary: API iniciada
                  value:
                    status: UP
                    versao: 1.0.0
        "429":
          $ref: "#/components/responses/Erro429"
        "500":
          $ref: "#/components/responses/Erro500"
        "503":
          $ref: "#/components/responses/Erro503"
`;

export const addOperation: Recipe = {
  name: 'operation',
  heading: 'Add or change an operation',
  steps: [
    {
      name: 'describe it',
      apply: ({ edit }) => edit(DESCRIPTION, '  /v1/health/readiness:\n', `${OPERATION}  /v1/health/readiness:\n`),
      leftOut: { proof: sources(), says: /fluxos-emissao\.mdx:\d+[\s\S]*openapi\.yaml has no such operation/ },
    },
    {
      name: 'name it in a guide',
      apply: ({ read, write }) =>
        write(HEALTH_GUIDE, `${read(HEALTH_GUIDE)}\nDepois de uma atualização: <Operation id="startupUsingGET" />.\n`),
      leftOut: { proof: unit('pages/coverage.test.ts'), says: /startupUsingGET/ },
    },
  ],
  built: [
    { file: 'docs/api/fiscal/startup-using-get/index.html', holds: '/v1/health/startup' },
    { file: 'pt-BR/docs/api/fiscal/startup-using-get/index.html', holds: 'Verificar se a API terminou de iniciar' },
    { file: 'docs/api/fiscal/startup-using-get.md', holds: '/v1/health/startup' },
  ],
};

const NOTES = 'content/api-changes.yaml';

export const breakApi: Recipe = {
  name: 'breaking change of the API',
  heading: 'Release a version of the API',
  steps: [
    {
      name: 'change the description',
      apply: ({ edit }) =>
        edit(
          DESCRIPTION,
          '        maximum: 2099\n      example: 2026\n',
          '        maximum: 2098\n      example: 2026\n',
        ),
      leftOut: { proof: sources(), says: /api-changes\.yaml:\d+[\s\S]*there is no such change after version 1\.0\.0/ },
    },
    {
      name: 'write what callers do about it',
      apply: ({ read, write }) =>
        write(
          NOTES,
          `${read(NOTES)}\n1.0.0:\n  limit-narrowed/parameters:Ano/maximum: Envie anos até 2098, que são todos os que há.\n`,
        ),
      leftOut: { proof: sources(), says: /limit-narrowed\/parameters:Ano\/maximum: it breaks programs/ },
    },
  ],
  built: [
    { file: 'docs/api/mudancas/index.html', holds: 'Envie anos até 2098' },
    { file: 'docs/api/mudancas.md', holds: '**Incompatível**' },
  ],
};

const EXAMPLE = `              escopo-de-relatorios:
                summary: Token só para relatórios
                x-variables:
                  usuario: /usuario
                x-secrets:
                  senha: /senha
                value:
                  usuario: integracao@exemplo.com.br
                  senha: troque-esta-senha
                  escopos:
                    - relatorios
`;

/** The example that it goes before. */
const NEIGHBOUR = '              escopos-limitados:\n                summary: Token só para emissão e eventos\n';

export const addExample: Recipe = {
  name: 'named example',
  heading: 'Add a named example',
  steps: [
    {
      name: 'describe it',
      apply: ({ edit }) => edit(DESCRIPTION, NEIGHBOUR, EXAMPLE + NEIGHBOUR),
      leftOut: { proof: sources(), says: /has no such request example/ },
    },
    {
      name: 'show it in a guide',
      apply: ({ read, write }) =>
        write(
          TOKEN_GUIDE,
          `${read(TOKEN_GUIDE)}\n<Request operation="createAuthenticationTokenUsingPOST" example="escopo-de-relatorios" />\n`,
        ),
    },
  ],
  built: [
    {
      file: 'docs/api/fiscal/create-authentication-token-using-post/index.html',
      holds: 'Token só para relatórios',
    },
  ],
};
