'use client';
// One entry of its own, apart from components/islands.client.ts: sites without analytics load none of it.
export { PrivacyChoices } from './privacy-choices.client';
export { SiteAnalytics } from './site-analytics.client';
