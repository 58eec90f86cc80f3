'use client';
// An island because what is reported about a visit is decided in the browser.
import { Analytics, type BeforeSendEvent } from '@vercel/analytics/next';
import { stripPrivateParts } from '@/lib/routes/strip-private-parts';

/** Counts page views by path alone. */
export function ReportedViews() {
  return <Analytics beforeSend={dropWhatReadersTyped} />;
}

function dropWhatReadersTyped(event: BeforeSendEvent): BeforeSendEvent {
  return { ...event, url: stripPrivateParts(event.url) };
}
