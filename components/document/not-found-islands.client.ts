'use client';
// What only the not-found page has, as one file.
export { CanonicalRedirect } from './canonical-redirect.client';
export { NearestPages } from './nearest-pages.client';
