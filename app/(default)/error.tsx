'use client';
import { CrashPage } from '@/components/islands.client';

/** Shown in place of a page that failed; Next clears it on navigation. */
export default function PageError({ error, reset }: { error: Error; reset: () => void }) {
  return <CrashPage error={error} retry={reset} />;
}
