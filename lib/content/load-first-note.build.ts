import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FirstNoteProgram, splitSteps } from './first-note';

const FOLDER = 'content/primeira-nota';

/**
 * Reads the programs of the first document. They are files so that they can be run as they are shown.
 * @param root the project's root folder
 * @returns none for a site without them
 */
export function loadFirstNote(root: string): readonly FirstNoteProgram[] {
  if (!existsSync(path.join(root, FOLDER))) return [];
  const program = ({ file, ...named }: Omit<FirstNoteProgram, 'code' | 'parts'>): FirstNoteProgram => {
    const code = readFileSync(path.join(root, FOLDER, file), 'utf8').trimEnd();
    return { file, ...named, code, parts: splitSteps(code) };
  };
  return [
    program({ language: 'curl', label: 'cURL', file: 'primeira-nota.sh', grammar: 'bash' }),
    program({ language: 'nodejs', label: 'Node.js', file: 'primeira-nota.mjs', grammar: 'javascript' }),
    program({ language: 'csharp', label: 'C#', file: 'PrimeiraNota.cs', grammar: 'csharp' }),
    program({ language: 'php', label: 'PHP', file: 'primeira-nota.php', grammar: 'php' }),
    program({ language: 'java', label: 'Java', file: 'PrimeiraNota.java', grammar: 'java' }),
  ];
}
