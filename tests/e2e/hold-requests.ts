import type { Page } from '@playwright/test';

type HoldOptions = {
  /** Holds only answers with this text in them, where addresses say too little. */
  readonly having?: string;
  /** Answers with this status and nothing else once released, in place of what the server has. */
  readonly status?: number;
  /** Fails with this error of the network once released. */
  readonly abort?: string;
};

/** Holds back what the page asks for until `release` is called; `count` tells how many answers were held. */
export async function holdRequests(
  page: Page,
  address: string | RegExp | ((url: URL) => boolean),
  { having, status, abort }: HoldOptions = {},
) {
  let count = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    const response = having === undefined ? undefined : await route.fetch();
    if (response === undefined || (await response.text()).includes(having ?? '')) {
      count += 1;
      await released;
    }
    if (abort !== undefined) await route.abort(abort);
    else if (status !== undefined) await route.fulfill({ status, body: '' });
    else await (response === undefined ? route.continue() : route.fulfill({ response }));
  });
  return { release: () => release(), count: () => count };
}
