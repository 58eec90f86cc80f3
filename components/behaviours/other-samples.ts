import type { OtherSamples } from '@/lib/openapi/samples/highlighted-sample';

/**
 * Fetches the samples of the page's other examples and puts them beside the first, of which each takes the form.
 * @param place what stands in for them, `[data-other-samples]`; it goes when they are there
 * @throws TypeError when they do not come whole
 */
export async function addOtherSamples(place: HTMLElement): Promise<void> {
  const answer = await fetch(place.dataset.otherSamples ?? '');
  if (!answer.ok) throw new TypeError(`${answer.url}: HTTP ${answer.status}`);
  // Written by the build from the same type.
  const others = (await answer.json()) as OtherSamples;
  // Another call may have been faster.
  if (!place.isConnected) return;
  const panels = place.parentElement?.querySelectorAll<HTMLElement>('[data-language-panel]') ?? [];
  place.remove();
  for (const panel of panels) {
    const first = panel.querySelector<HTMLElement>('[data-sample]');
    for (const { example = '', summary, html } of others[panel.dataset.languagePanel ?? ''] ?? []) {
      const sample = first?.cloneNode(true);
      if (!(sample instanceof HTMLElement)) continue;
      sample.id = `${panel.id}.${example}`;
      sample.dataset.example = example;
      sample.hidden = true;
      sample.querySelector('p')?.replaceChildren(summary);
      for (const code of sample.querySelectorAll('code')) code.innerHTML = html;
      panel.append(sample);
    }
  }
}
