import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { FONTS, makeFont } from './font-subsets';

for (const font of FONTS) writeFileSync(path.resolve(font.file), await makeFont(font, process.cwd()));
