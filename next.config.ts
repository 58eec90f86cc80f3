import { availableParallelism } from 'node:os';
import path from 'node:path';
import createMDX from '@next/mdx';
import type { NextConfig } from 'next';
import { siteConfig } from './lib/config/site';
import { nameBuild } from './scripts/build-id.mjs';

const nextConfig: NextConfig = {
  output: 'export',
  // Every page is a folder with an index.html: the only form that all plain static servers open without rules.
  trailingSlash: true,
  basePath: siteConfig.basePath,
  env: { SITE_BASE_PATH: siteConfig.basePath },
  pageExtensions: ['ts', 'tsx', 'mdx'],
  poweredByHeader: false,
  // Left to itself Next draws one by lot, and it stands in every page.
  generateBuildId: nameBuild,
  reactStrictMode: true,
  images: { unoptimized: true },
  serverExternalPackages: [
    // A program of its own, which nothing can bundle.
    'esbuild',
    // What reads the sources. Bundled, each of the four kinds of routes has a copy, and compiling takes half as long again.
    ...['beautiful-mermaid', 'csv-parse', 'yaml', 'zod'],
    ...['unified', 'remark-parse', 'remark-mdx', 'remark-gfm', 'remark-frontmatter', 'remark-rehype'],
    ...['rehype-stringify', 'remark-stringify'],
  ],
  // Types are a check of their own (npm run typecheck, part of npm test), and need not be checked twice.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    rules: {
      '**/next/dist/**/app-render/collect-segment-data.js': {
        loaders: [path.join(import.meta.dirname, 'scripts/omit-data-parts.mjs')],
      },
    },
  },
  experimental: {
    // Two root layouts (one per address form) leave no single layout for the not-found page.
    globalNotFound: true,
    // What is published is built from nothing. The sites of the tests are built in one place, and differ in little.
    turbopackFileSystemCacheForBuild: process.env.COMPILE_CACHE === 'kept',
    // The server code runs once, here: minifying and mapping it took longer than running it.
    turbopackSourceMaps: false,
    turbopackMinify: { server: false },
    // Measures the parts of each page's data, which are not made (scripts/omit-data-parts.mjs).
    prefetchInlining: false,
    // Next leaves one processor free by default, and most machines that build have two.
    cpus: Math.max(2, availableParallelism() - 1),
    // Fewer, larger scripts: a page opens with few requests, see bench/budgets.json.
    // Sheets cut by who uses them: what only search or the request form has is not in every page's. Those
    // that all pages have become one in the last step (lib/publish/join-style-sheets.ts), so that their number is free.
    cssChunking: { type: 'graph', requestCost: 3000 },
    turbopackChunking: { minChunkSize: 200_000, maxMergeChunkSize: 500_000 },
  },
};

const withMDX = createMDX({
  options: {
    // Turbopack takes plugins by name or by file, because options must be serialisable.
    remarkPlugins: [
      'remark-frontmatter',
      'remark-gfm',
      path.join(import.meta.dirname, 'lib/content/remark-heading-ids.mjs'),
      path.join(import.meta.dirname, 'lib/content/remark-tabs-ids.mjs'),
      path.join(import.meta.dirname, 'lib/content/remark-rule-ids.mjs'),
      path.join(import.meta.dirname, 'lib/content/remark-code-meta.mjs'),
    ],
    rehypePlugins: [
      path.join(import.meta.dirname, 'lib/text/rehype-unbroken-names.mjs'),
      path.join(import.meta.dirname, 'lib/text/rehype-table-rows.mjs'),
    ],
  },
});

export default withMDX(nextConfig);
