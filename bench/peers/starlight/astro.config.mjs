import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import starlightOpenAPI, { openAPISidebarGroups } from 'starlight-openapi';

export default defineConfig({
  site: 'https://docs.exemplo.com.br',
  trailingSlash: 'always',
  integrations: [
    starlight({
      title: 'Exemplo Fiscal',
      locales: { root: { label: 'Português', lang: 'pt-BR' } },
      plugins: [starlightOpenAPI([{ base: 'api', schema: './openapi.yaml' }])],
      // The pages of the codes are reached by links and by search: every page would carry a list of them.
      sidebar: [
        { label: 'Guias', items: [{ autogenerate: { directory: 'docs/documentacao' } }] },
        ...openAPISidebarGroups,
      ],
    }),
  ],
});
