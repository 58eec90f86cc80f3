import { REFERENCE_SHEET } from '@/lib/page-scripts/reference-sheet';

let coming: Promise<void> | undefined;

/**
 * Fetches the reference's style sheet where the document began without it, once.
 * @returns fulfilled when the document has it; rejected when it does not come, and then asked for anew the next time
 */
export function loadReferenceSheet(): Promise<void> {
  coming ??= addSheet().catch((error: unknown) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

async function addSheet(): Promise<void> {
  const address = document.querySelector(`link[${REFERENCE_SHEET}]`)?.getAttribute(REFERENCE_SHEET);
  if (!address) return;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = address;
  const loaded = new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', reject);
  });
  document.head.append(sheet);
  try {
    await loaded;
  } catch {
    sheet.remove();
    throw new TypeError(address);
  }
}
