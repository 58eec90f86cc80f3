import type { Messages } from '../../i18n/messages';
import { type ClassTrib, type Cst, formatCstName, markNames, replaceRejections } from '../../ibs-cbs/class-trib';
import { describeClassTrib, describeCst, describeTable, type Fact } from '../../ibs-cbs/describe-class-trib';
import type { ClassTribPage } from '../../pages/page';
import { code, joinBlocks, linkTo } from './blocks';

/** The table of cClassTrib: each CST with its groups, then its codes. */
export function writeClassTribMarkdown({ table, rejections }: ClassTribPage, { classTrib: texts }: Messages): string {
  const link = (number: string) => {
    const path = rejections[number];
    return path === undefined ? number : linkTo(number, path);
  };
  const writeCst = (cst: Cst) =>
    joinBlocks([
      `## ${formatCstName(cst)}`,
      describeCst(cst, texts)
        .map(
          (fact) => `- ${fact.label === texts.rejections ? replaceRejections(writeFact(fact), link) : writeFact(fact)}`,
        )
        .join('\n'),
      cst.classTribs.map((classTrib) => `- ${writeClassTrib(classTrib)}`).join('\n'),
    ]);
  const writeClassTrib = (classTrib: ClassTrib) =>
    `${code(classTrib.code)} ${classTrib.name}. ${describeClassTrib(classTrib, texts).map(writeFact).join('; ')}.`;
  const intro = [describeTable(table, texts), markNames(texts.reading, code), markNames(texts.exceptions, code)];
  return joinBlocks([...intro, ...table.csts.map(writeCst)]);
}

function writeFact({ label, value }: Fact): string {
  return `${label}: ${markNames(value, code)}`;
}
