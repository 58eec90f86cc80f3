/** A part of a form as it came. */
export type Part = {
  readonly name: string;
  readonly fileName: string | undefined;
  readonly mediaType: string | undefined;
  readonly content: Buffer;
};

/** The parts of a form (RFC 7578); undefined where it is none, or a broken one. */
export function readForm(contentType: string | undefined, body: Buffer): readonly Part[] | undefined {
  const boundary = /^multipart\/form-data; ?boundary=("?)([^\s";]{1,70})\1$/iu.exec(contentType ?? '')?.[2];
  if (boundary === undefined) return undefined;
  // One character for each byte, so that the bytes of files come through.
  const [start, ...rest] = `\r\n${body.toString('latin1')}`.split(`\r\n--${boundary}`);
  const end = rest.pop();
  if (!['', '\r\n'].includes(start ?? '') || end?.trimEnd() !== '--') return undefined;
  const parts = rest.map(readPart);
  return parts.every((part) => part !== undefined) ? parts : undefined;
}

function readPart(text: string): Part | undefined {
  const [, head = '', content] = /^\r\n(.*?)\r\n\r\n(.*)$/su.exec(text) ?? [];
  const disposition = /^Content-Disposition: form-data; (.*)$/imu.exec(head)?.[1] ?? '';
  const name = readAttribute(disposition, 'name');
  if (name === undefined || content === undefined) return undefined;
  return {
    name,
    fileName: readAttribute(disposition, 'filename'),
    mediaType: /^Content-Type: (.*)\r?$/imu.exec(head)?.[1],
    content: Buffer.from(content, 'latin1'),
  };
}

function readAttribute(disposition: string, name: string): string | undefined {
  const [, quoted, bare] = new RegExp(`(?:^|; )${name}=(?:"([^"]+)"|([^\\s";]+))`, 'u').exec(disposition) ?? [];
  return quoted ?? bare;
}
