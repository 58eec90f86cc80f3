import type { SiteConfig } from '../../config/schema';

/** What a browser does with another origin, by the names of the policy's directives. */
export type ServiceOrigins = Readonly<Record<'script' | 'connect' | 'img', readonly string[]>>;

const NONE: ServiceOrigins = { script: [], connect: [], img: [] };

/** As the service's own guide to policies names them: it sends to the nearest of its hosts. */
const GOOGLE_ANALYTICS: ServiceOrigins = {
  script: ['https://www.googletagmanager.com'],
  connect: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};

/** The other origins that the configured services need; none where no service is configured. */
export function listServiceOrigins({ search, analytics }: Pick<SiteConfig, 'search' | 'analytics'>): ServiceOrigins {
  const services: readonly ServiceOrigins[] = [
    search.backend === 'typesense' ? { ...NONE, connect: search.nodes.map(nameOrigin) } : NONE,
    analytics?.google ? GOOGLE_ANALYTICS : NONE,
    analytics?.heatMap ? describeHeatMap(analytics.heatMap) : NONE,
  ];
  return {
    script: services.flatMap(({ script }) => script),
    connect: services.flatMap(({ connect }) => connect),
    img: services.flatMap(({ img }) => img),
  };
}

/** Of such a service the site knows no more than where it is. */
function describeHeatMap({ script, id, origins }: { script: string; id: string; origins: readonly string[] }) {
  const all = [new URL(script.replaceAll('{id}', id)).origin, ...origins];
  return { script: all, connect: all, img: all };
}

/** Without the port that the protocol has by itself. */
function nameOrigin(node: { readonly protocol: string; readonly host: string; readonly port: number }): string {
  return new URL(`${node.protocol}://${node.host}:${node.port}`).origin;
}
