import path from 'node:path';

/** The site's own options, as far as they decide which scripts a page loads. */
export default {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  images: { unoptimized: true },
  turbopack: { root: path.resolve(import.meta.dirname, '..', '..') },
  experimental: { globalNotFound: true, turbopackChunking: { minChunkSize: 200_000 } },
};
