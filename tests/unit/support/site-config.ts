import type { SiteConfigInput } from '../../../lib/config/schema';

/** A configuration for tests, so that they do not depend on what the owner decides in site.config.ts. */
const config: SiteConfigInput = {
  name: 'Teste',
  title: 'Teste · Documentação',
  tagline: 'Como podemos ajudar?',
  description: 'Documentação de teste.',
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
  navbar: { items: [{ type: 'docSidebar', label: 'Swagger', sidebarId: 'api' }] },
  colorMode: {},
  toc: { minLevel: 2, maxLevel: 5 },
  sampleLanguages: ['curl', 'nodejs'],
  search: { backend: 'embedded' },
  footer: {
    phone: { label: '+55 11 5555-0100', href: 'tel:+551155550100' },
    support: { label: 'Suporte', href: 'https://suporte.exemplo.com.br' },
    callback: { label: 'Ligamos para você', href: '/ligamos' },
    newsletter: { label: 'Newsletter', href: '/newsletter' },
    social: [{ label: 'LinkedIn', href: 'https://linkedin.exemplo.com.br' }],
    address: ['Avenida Exemplo, 1000'],
    copyright: { year: 2025, holder: 'Teste' },
  },
};

export default config;
