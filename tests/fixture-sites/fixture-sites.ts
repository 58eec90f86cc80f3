import type { SiteConfigInput } from '@/lib/config/schema';

/** A whole site that differs from this one in sources and configuration. */
export type FixtureSite = {
  /**
   * Folders of tests/fixture-sites, each laid over the one before: their content/ and openapi.yaml take the place of
   * the project's.
   */
  readonly sources: readonly string[];
  /** Built by the whole run alone. */
  readonly isNightly?: boolean;
  /** What the owner of this site decided otherwise than site.config.ts says. */
  readonly config: Partial<SiteConfigInput>;
};

/** The key for publishing that is in the environment while a fixture site is built. */
export const TEST_ADMIN_KEY = 'chave-de-administracao-dos-testes';

/** Two sections with the guides of tests/fixture-sites/versions. */
const SECTIONS = [
  {
    id: 'default',
    versions: [
      { name: 'current' },
      { name: '1.0', isLast: true },
      { name: '0.9', label: { en: '0.9 (old)', 'pt-BR': '0.9 (antiga)' }, noIndex: true },
    ],
  },
  {
    id: 'parceiros',
    label: { en: 'Partners', 'pt-BR': 'Parceiros' },
    versions: [{ name: '2', isLast: true }, { name: '1' }],
  },
] satisfies SiteConfigInput['sections'];

/**
 * Sites that show what this one does not use, as few as opposite configurations allow, because each is a build of its
 * own. `npm run build:fixtures` builds them into test-results/fixture-sites/{name}/, and the browser tests in
 * tests/e2e/fixture-sites open them.
 */
export const FIXTURE_SITES = {
  /**
   * Several versions, two sections, every kind of item in a bar that hides, a page for each thing that a guide may
   * contain, and the shade of the reader's system without a choice.
   */
  guides: {
    sources: ['small', 'versions', 'parts'],
    config: {
      sections: SECTIONS,
      colorMode: { defaultMode: 'light', disableSwitch: true, respectPrefersColorScheme: true },
      navbar: {
        hideOnScroll: true,
        items: [
          { type: 'docSidebar', label: 'Guides', sidebarId: 'docs' },
          { type: 'docSidebar', label: 'Reference', sidebarId: 'api' },
          { type: 'doc', docId: 'visao-geral', label: 'Partners', section: 'parceiros' },
          { type: 'link', label: 'Questions', to: '/docs/documentacao/faq', activeBaseRegex: '/documentacao/faq/$' },
          { type: 'html', value: '<b>API status: fine</b>' },
          {
            type: 'dropdown',
            label: 'More',
            position: 'left',
            items: [
              { type: 'doc', docId: 'cadastro', section: 'parceiros' },
              { type: 'link', label: 'Search page', to: '/search' },
              { type: 'external', label: 'Blog', href: 'https://blog.exemplo.com.br' },
              { type: 'docsVersion', section: 'parceiros' },
              { type: 'html', value: '<i>Made of markup</i>' },
            ],
          },
          { type: 'docsVersion', position: 'right' },
          { type: 'docsVersionDropdown', position: 'right' },
          { type: 'localeDropdown', position: 'right' },
          { type: 'search', position: 'right' },
        ],
      },
    },
  },
  /**
   * Uses services: asks before it measures, and searches through a hosted service of two nodes, which the tests answer
   * for. Has an announcement that readers may close, and is dark until they choose.
   */
  services: {
    sources: ['small'],
    config: {
      announcementBar: {
        content: {
          en: 'New **version**: see [what changed](/docs/documentacao/faq/).',
          'pt-BR': 'Nova **versão**: veja [o que mudou](/docs/documentacao/faq/).',
        },
        backgroundColor: '#0b3d5c',
        textColor: '#ffffff',
      },
      colorMode: { defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: false },
      analytics: {
        vercel: true,
        google: { measurementId: 'G-TESTE0001' },
        heatMap: { script: 'https://mapa.exemplo.com.br/{id}.js', id: 'teste-1' },
        requiresConsent: true,
        policy: {
          label: { en: 'Privacy policy', 'pt-BR': 'Política de privacidade' },
          href: 'https://www.exemplo.com.br/privacidade',
        },
      },
      search: {
        backend: 'typesense',
        nodes: [{ host: 'busca-1.exemplo.com.br' }, { host: 'busca-2.exemplo.com.br' }],
        collection: 'docs',
        searchKey: 'chave-de-busca',
        timeLimit: 500,
        parameters: { filterBy: 'type:=[lvl1,lvl2]' },
      },
    },
  },
  /**
   * Published below a path of its host. Measures without asking first, has an announcement that stays, one shade for
   * everybody, and versions of which it remembers none.
   */
  prefixed: {
    sources: ['small', 'versions'],
    isNightly: true,
    config: {
      basePath: '/documentos',
      sections: SECTIONS,
      versionPersistence: 'none',
      navbar: {
        hideOnScroll: false,
        items: [
          { type: 'docSidebar', label: 'Guides', sidebarId: 'docs' },
          { type: 'docsVersionDropdown', position: 'right' },
          { type: 'localeDropdown', position: 'right' },
        ],
      },
      announcementBar: { id: 'manutencao', content: 'Manutenção *programada*', isCloseable: false },
      colorMode: { defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false },
      analytics: { google: { measurementId: 'G-TESTE0002' }, requiresConsent: false },
    },
  },
  /** Speaks one language: no address has a prefix, and there is nothing to choose. */
  single: {
    sources: ['small'],
    isNightly: true,
    config: { defaultLocale: 'pt-BR', locales: [{ code: 'pt-BR', label: 'Português (Brasil)' }] },
  },
} as const satisfies Record<string, FixtureSite>;

export type FixtureSiteName = keyof typeof FIXTURE_SITES;
