import type { SiteConfigInput } from './lib/config/schema';

/**
 * Everything that belongs to the owner of the site. The values below are neutral examples on reserved names
 * (exemplo.com.br): replace them here and nowhere else. The build explains any value it cannot accept.
 */
const config: SiteConfigInput = {
  name: 'Exemplo Fiscal',
  title: 'Exemplo Fiscal · Documentação',
  tagline: 'Como podemos ajudar?',
  description:
    'Documentação da API REST de documentos fiscais eletrônicos: emissão, recebimento, eventos e administração.',
  url: 'https://docs.exemplo.com.br',
  basePath: '',
  defaultLocale: 'en',
  locales: [
    { code: 'en', label: 'English' },
    { code: 'pt-BR', label: 'Português (Brasil)' },
  ],
  contentLanguage: 'pt-BR',
  sections: [{ id: 'default', versions: [{ name: 'current', label: '1.0', isLast: true }] }],
  products: [{ slug: 'fiscal', label: 'API Fiscal' }],
  logo: { src: '/img/logo.svg', srcDark: '/img/logo-dark.svg', alt: '' },
  navbar: {
    items: [
      {
        type: 'docSidebar',
        label: { en: 'Documentation', 'pt-BR': 'Documentação' },
        sidebarId: 'docs',
        position: 'left',
      },
      { type: 'docSidebar', label: 'Swagger', sidebarId: 'api', position: 'left' },
      {
        type: 'external',
        label: { en: 'Website', 'pt-BR': 'Site' },
        href: 'https://www.exemplo.com.br',
        position: 'right',
      },
      { type: 'external', label: 'Blog', href: 'https://blog.exemplo.com.br', position: 'right' },
      {
        type: 'external',
        label: { en: 'Knowledge base', 'pt-BR': 'Base de conhecimento' },
        href: 'https://ajuda.exemplo.com.br',
        position: 'right',
      },
      {
        type: 'external',
        label: { en: 'Support', 'pt-BR': 'Suporte' },
        href: 'https://suporte.exemplo.com.br',
        position: 'right',
      },
      { type: 'localeDropdown', position: 'right' },
      { type: 'search', position: 'right' },
    ],
  },
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true },
  toc: { minLevel: 2, maxLevel: 5 },
  ruleReviewDays: 180,
  sampleLanguages: ['curl', 'nodejs', 'csharp', 'php', 'java'],
  search: { backend: 'embedded', missingResultsUrl: 'https://suporte.exemplo.com.br/busca?texto={query}' },
  footer: {
    phone: { label: '+55 11 5555-0100', href: 'tel:+551155550100' },
    support: { label: { en: 'Technical support', 'pt-BR': 'Suporte técnico' }, href: 'https://suporte.exemplo.com.br' },
    callback: {
      label: { en: 'We call you', 'pt-BR': 'Ligamos para você' },
      href: 'https://www.exemplo.com.br/ligamos-para-voce',
    },
    newsletter: {
      label: { en: 'Subscribe to the newsletter', 'pt-BR': 'Assine a newsletter' },
      href: 'https://www.exemplo.com.br/newsletter',
    },
    social: [
      { label: 'LinkedIn', href: 'https://linkedin.exemplo.com.br' },
      { label: 'YouTube', href: 'https://youtube.exemplo.com.br' },
      { label: 'Instagram', href: 'https://instagram.exemplo.com.br' },
      { label: 'Facebook', href: 'https://facebook.exemplo.com.br' },
    ],
    address: ['Avenida Exemplo, 1000, 10º andar', 'Centro', 'São Paulo, SP', 'CEP 01000-000', 'Brasil'],
    copyright: { year: 2025, holder: 'Exemplo Fiscal' },
  },
};

export default config;
