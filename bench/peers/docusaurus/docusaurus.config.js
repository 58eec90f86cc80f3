// @ts-check

/** @type {import('@docusaurus/types').Config} */
module.exports = {
  title: 'Exemplo Fiscal',
  url: 'https://docs.exemplo.com.br',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  i18n: { defaultLocale: 'pt-BR', locales: ['pt-BR'] },
  // The guides are plain Markdown; the pages that the plugin makes of the operations are MDX.
  markdown: { format: 'detect' },
  future: { v4: true, faster: true },
  presets: [
    [
      'classic',
      {
        docs: { path: 'docs', routeBasePath: 'docs', sidebarPath: './sidebars.js', breadcrumbs: true },
        blog: false,
        pages: false,
        sitemap: {},
      },
    ],
  ],
  plugins: [
    'docusaurus-plugin-sass',
    [
      '@docusaurus/plugin-content-docs',
      {
        id: 'api',
        path: 'api',
        routeBasePath: 'api',
        sidebarPath: './sidebars-api.js',
        docItemComponent: '@theme/ApiItem',
      },
    ],
    [
      'docusaurus-plugin-openapi-docs',
      {
        id: 'openapi',
        docsPluginId: 'api',
        config: {
          fiscal: {
            specPath: 'openapi.yaml',
            outputDir: 'api',
            hideSendButton: true,
            sidebarOptions: { groupPathsBy: 'tag', categoryLinkSource: 'tag' },
          },
        },
      },
    ],
  ],
  themes: ['docusaurus-theme-openapi-docs'],
  themeConfig: {
    navbar: {
      title: 'Exemplo Fiscal',
      items: [
        { to: '/docs/documentacao/introducao/', label: 'Guias', position: 'left' },
        { type: 'docSidebar', sidebarId: 'api', docsPluginId: 'api', label: 'API', position: 'left' },
      ],
    },
  },
};
