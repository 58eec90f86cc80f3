import { describe, test } from 'vitest';
import { loadClassTribs } from '../../../lib/ibs-cbs/load-class-tribs.build';
import { type Change, changeSite, remove, rename, replace, write } from '../support/change-site';
import { expectFault } from '../support/fault-rows';

const TABLE = 'content/ibs-cbs/table.yaml';
const CSTS = 'content/ibs-cbs/cst.csv';
const CODES = 'content/ibs-cbs/cclasstrib.csv';

const SOURCES: Readonly<Record<string, string>> = {
  [TABLE]: 'source: IT 1\ndate: 2026-10-08\n',
  [CSTS]: [
    'cst,significado,ind_gIBSCBS,ind_gRed,ind_gDif,ind_gIBSCBSMono,ind_gTransfCred,ind_gCredPresIBSZFM,ind_gAjusteCompet,rejeicoes_nfe,observacao',
    '000,Integral,S,N,N,N,N,N,N,204 se faltar,',
    '200,Reduzida,S,S,N,N,N,N,N,204 se faltar,Nota',
    '',
  ].join('\n'),
  [CODES]: [
    'cclasstrib,descricao_curta,reducao_ibs_pct,reducao_cbs_pct,tipo_aliquota,gtribregular,gcredpresoper,modelos_permitidos,vigencia_inicio,vigencia_fim,artigo_lc214',
    '000001,Regra geral,0,0,padrão,N,N,NF-e;NFC-e,05/05/2025,,4',
    '200001,Metade,50,50,padrão,N,N,NF-e,05/05/2025,01/01/2026,5',
    '',
  ].join('\n'),
};

/** The small site with a small table, and then the change. */
function readChanged(change: Change): void {
  loadClassTribs(
    changeSite((root) => {
      for (const [file, text] of Object.entries(SOURCES)) write(file, text)(root);
      change(root);
    }),
  );
}

describe('the table of cClassTrib is refused for', () => {
  test.each([
    [
      'another name',
      rename(TABLE, 'content/ibs-cbs/table.yml'),
      'content/ibs-cbs/table.yml | file: nothing reads a file of this name | rename it table.yaml',
    ],
    [
      'no version',
      replace(TABLE, 'source: IT 1\n', ''),
      `${TABLE} | source: found nothing | write a value of type string`,
    ],
    [
      'a date of another form',
      replace(TABLE, '2026-10-08', '08/10/2026'),
      `${TABLE}:2 | date: found "08/10/2026" | write a date as AAAA-MM-DD`,
    ],
    [
      'an unknown key',
      write(TABLE, 'source: IT 1\ndate: 2026-10-08\nversion: 2\n'),
      `${TABLE}:3 | unknown key "version" | remove the key`,
    ],
    ['no CST', remove(CSTS), `${CSTS} | file: there is no such file | put a text file there`],
    ['no codes', remove(CODES), `${CODES} | file: there is no such file | put a text file there`],
    [
      'a column in another case',
      replace(CODES, 'gtribregular', 'gTribRegular'),
      `${CODES}:1 | gTribRegular: no column has this name | use "gtribregular"`,
    ],
    [
      'a CST of two digits',
      replace(CSTS, '\n200,', '\n20,'),
      `${CSTS}:3 | 1.cst: found "20" | write a CST of 3 digits`,
    ],
    [
      'an indicator in digits',
      replace(CSTS, 'Reduzida,S,S', 'Reduzida,S,1'),
      `${CSTS}:3 | 1.ind_gRed: found "1" | invalid option: expected one of "S"|"N"`,
    ],
    [
      'no words on rejections',
      replace(CSTS, '204 se faltar,Nota', ',Nota'),
      `${CSTS}:3 | 1.rejeicoes_nfe: found "" | write a text that is not empty`,
    ],
    ['a CST twice', replace(CSTS, '\n200,', '\n000,'), `${CSTS}:3 | 000: two rows have this code | keep one of them`],
    [
      'a CST without codes',
      replace(CSTS, '\n200,', '\n210,Vazia,S,N,N,N,N,N,N,204 se faltar,\n200,'),
      `${CSTS}:3 | 210: no cClassTrib belongs to the CST | add its codes to`,
    ],
    [
      'a code that lost its zeros',
      replace(CODES, '000001', '1'),
      `${CODES}:2 | 0.cclasstrib: found "1" | write a cClassTrib of 6 digits`,
    ],
    [
      'a code twice',
      replace(CODES, '200001', '000001'),
      `${CODES}:3 | 000001: two rows have this code | keep one of them`,
    ],
    ['a code of no CST', replace(CODES, '200001', '201001'), `${CODES}:3 | 201001: ${CSTS} has no CST 201 | use "200"`],
    [
      'no name',
      replace(CODES, 'Metade', ''),
      `${CODES}:3 | 1.descricao_curta: found "" | write a text that is not empty`,
    ],
    [
      'a reduction above 100',
      replace(CODES, '50,50', '500,50'),
      `${CODES}:3 | 1.reducao_ibs_pct: found "500" | write a whole number of per cent`,
    ],
    [
      'a reduction with a sign',
      replace(CODES, '50,50', '50,50%'),
      `${CODES}:3 | 1.reducao_cbs_pct: found "50%" | write a whole number of per cent`,
    ],
    [
      'an unknown rate',
      replace(CODES, '50,50,padrão', '50,50,padrao'),
      `${CODES}:3 | 1.tipo_aliquota: found "padrao" | invalid option`,
    ],
    [
      'an unknown document',
      replace(CODES, 'NF-e;NFC-e', 'NF-e;NFCe'),
      `${CODES}:2 | 000001: no document has the name "NFCe" | use "NF-e" or "NF3e" or "NFC-e"`,
    ],
    [
      'documents with commas',
      replace(CODES, 'NF-e;NFC-e', '"NF-e,NFC-e"'),
      `${CODES}:2 | 000001: no document has the name "NF-e,NFC-e" | use`,
    ],
    [
      'a date of another form',
      replace(CODES, '01/01/2026', '2026-01-01'),
      `${CODES}:3 | 1.vigencia_fim: found "2026-01-01" | write a date as DD/MM/AAAA`,
    ],
    [
      'no beginning',
      replace(CODES, '05/05/2025,,4', ',,4'),
      `${CODES}:2 | 0.vigencia_inicio: found "" | write a date as DD/MM/AAAA`,
    ],
    [
      'no article',
      replace(CODES, '05/05/2025,,4', '05/05/2025,,'),
      `${CODES}:2 | 0.artigo_lc214: found "" | write a text that is not empty`,
    ],
  ])('%s', (_, change, expected) => {
    expectFault(() => readChanged(change), '', expected);
  });
});
