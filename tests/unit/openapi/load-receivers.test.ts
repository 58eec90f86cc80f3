import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadReceivers } from '../../../lib/openapi/receivers/load-receivers.build';
import { RECEIVER_LANGUAGES } from '../../../lib/openapi/receivers/receiver';
import { PROJECT } from '../support/fixture-site';

describe('programs that take deliveries', () => {
  const { receivers, sender } = loadReceivers(PROJECT);

  test('are files, each with the name that readers see and the grammar of its code', () => {
    expect(receivers.map(({ language, label, file, grammar }) => [language, label, file, grammar])).toEqual([
      ['nodejs', 'Node.js', 'receptor.mjs', 'javascript'],
      ['csharp', 'C#', 'Receptor.cs', 'csharp'],
      ['php', 'PHP', 'receptor.php', 'php'],
      ['java', 'Java', 'Receptor.java', 'java'],
      ['python', 'Python', 'receptor.py', 'python'],
    ]);
    expect(receivers.map(({ language }) => language)).toEqual([...RECEIVER_LANGUAGES]);
    expect(sender).toMatchObject({ file: 'enviar.sh', grammar: 'bash' });
  });

  test.each([...receivers, sender])('$file is shown as it is', ({ file, code }) => {
    expect(readFileSync(path.join(PROJECT, 'content/webhooks', file), 'utf8')).toBe(`${code}\n`);
  });
});
