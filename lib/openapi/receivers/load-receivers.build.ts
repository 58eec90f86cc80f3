import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProgramFile, Receivers } from './receiver';

const FOLDER = 'content/webhooks';

/**
 * Reads the programs that take deliveries, and the script that sends one. They are files so that they can be run as
 * they are shown.
 * @param root the project's root folder
 */
export function loadReceivers(root: string): Receivers {
  const read = (file: string) => readFileSync(path.join(root, FOLDER, file), 'utf8').trimEnd();
  const program = (file: string, grammar: ProgramFile['grammar']): ProgramFile => ({ file, grammar, code: read(file) });
  return {
    receivers: [
      { language: 'nodejs', label: 'Node.js', ...program('receptor.mjs', 'javascript') },
      { language: 'csharp', label: 'C#', ...program('Receptor.cs', 'csharp') },
      { language: 'php', label: 'PHP', ...program('receptor.php', 'php') },
      { language: 'java', label: 'Java', ...program('Receptor.java', 'java') },
      { language: 'python', label: 'Python', ...program('receptor.py', 'python') },
    ],
    sender: program('enviar.sh', 'bash'),
  };
}
