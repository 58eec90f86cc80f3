/** A header of an answer, as it is sent. */
export type Header = { readonly name: string; readonly value: string };

/** What the site never asks a browser for. Copying needs `clipboard-write`, which pages of the site itself keep. */
const REFUSED_FEATURES = [
  ...['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media', 'geolocation'],
  ...['gyroscope', 'hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb', 'xr-spatial-tracking'],
];

/** Seconds for which a browser that came over HTTPS comes over nothing else. */
const HTTPS_ONLY_SECONDS = 31_536_000;

/**
 * The headers that every answer of a host carries for the reader's safety.
 * @param policy the Content-Security-Policy as a header says it
 */
export function listSecurityHeaders(policy: string): readonly Header[] {
  const features = [...REFUSED_FEATURES.map((name) => `${name}=()`), 'clipboard-write=(self)', 'fullscreen=(self)'];
  return [
    { name: 'Content-Security-Policy', value: policy },
    { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
    { name: 'Permissions-Policy', value: features.join(', ') },
    { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { name: 'Strict-Transport-Security', value: `max-age=${HTTPS_ONLY_SECONDS}` },
    { name: 'X-Content-Type-Options', value: 'nosniff' },
    // What frame-ancestors says, for browsers that do not know it.
    { name: 'X-Frame-Options', value: 'DENY' },
  ];
}
