import type { HostRules } from '@/lib/publish/hosts/host-rules';
import { listSecurityHeaders } from '@/lib/publish/security/security-headers';

/** What a policy may hold of characters that configurations give a meaning. */
const POLICY = "default-src 'none'; script-src 'self' 'sha256-a+b/c='; connect-src https://*.exemplo.com.br:443";

/** Rules of a site below a path of its host, with what is hard to write. */
export const RULES: HostRules = {
  start: '/documentos/',
  security: listSecurityHeaders(POLICY),
  cache: [
    { path: '/documentos/_next/static/*', value: 'public, max-age=31536000, immutable' },
    { path: '/documentos/search/index/first.json', value: 'no-cache' },
  ],
  notFound: [
    { below: '/documentos/', page: '/documentos/404.html' },
    { below: '/documentos/pt-BR/', page: '/documentos/pt-BR/404.html' },
  ],
  redirects: [
    { from: '/documentos/velho/', to: '/documentos/novo/' },
    { from: '/documentos/Velho/', to: '/documentos/novo/#corpo.destinatario.cnpj' },
    { from: '/documentos/emiss%C3%A3o~1.0.md', to: '/documentos/novo.md' },
  ],
};

/** The same site at the root of its host. */
export const ROOT_RULES: HostRules = {
  start: '/',
  security: listSecurityHeaders(POLICY),
  cache: [{ path: '/_next/static/*', value: 'public, max-age=31536000, immutable' }],
  notFound: [
    { below: '/', page: '/404.html' },
    { below: '/pt-BR/', page: '/pt-BR/404.html' },
  ],
  redirects: [],
};
