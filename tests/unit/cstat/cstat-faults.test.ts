import { describe, test } from 'vitest';
import { loadCStats } from '../../../lib/cstat/load-cstat.build';
import { changeSite, encode, remove, replace, write } from '../support/change-site';
import { expectFault } from '../support/fault-rows';
import { readSmallSite } from '../support/fixture-site';

const TABLE = 'content/cstat/cstat.csv';

describe('the table of status codes is refused for', () => {
  test.each([
    ['no table', remove(TABLE), 'content/cstat/cstat.csv | file: there is no such file | put a text file there'],
    ['an empty table', write(TABLE, ''), 'content/cstat/cstat.csv:1 | (root): found [] | give at least one code'],
    [
      'a table without rows',
      write(TABLE, 'documento,codigo,x_motivo,tipo,principal,modelos,categoria,regra,fonte,observacao\n'),
      'content/cstat/cstat.csv:1 | (root): found [] | give at least one code',
    ],
    [
      'semicolons',
      write(TABLE, readSmallSite(TABLE).replaceAll(',', ';')),
      'content/cstat/cstat.csv:1 | documento;codigo;x_motivo;tipo;principal;mod | use one of: documento,',
    ],
    [
      'Latin-1',
      encode(TABLE, 'latin1'),
      'content/cstat/cstat.csv:2 | encoding: a character is lost after | write it again and save the',
    ],
    [
      'UTF-16',
      encode(TABLE, 'utf16le'),
      'content/cstat/cstat.csv:1 | encoding: a character is lost after "d" | write it again and save the',
    ],
    [
      'a column in another case',
      replace(TABLE, 'x_motivo,tipo', 'X_Motivo,tipo'),
      'content/cstat/cstat.csv:1 | X_Motivo: no column has this name | use "x_motivo"',
    ],
    [
      'a column twice',
      replace(TABLE, 'fonte,observacao', 'fonte,fonte'),
      'content/cstat/cstat.csv:1 | fonte: two columns have this name | remove one of them',
    ],
    [
      'a missing column',
      replace(TABLE, ',observacao', ''),
      'content/cstat/cstat.csv:1 | observacao: the column is missing | add it to the first line and',
    ],
    [
      'a column too many',
      replace(TABLE, 'observacao\n', 'observacao,nota\n'),
      'content/cstat/cstat.csv:1 | nota: no column has this name | use "fonte"',
    ],
    [
      'an unknown document',
      replace(TABLE, 'CT-e,204', 'CTe,204'),
      'content/cstat/cstat.csv:5 | 3.documento: found "CTe" | invalid option: expected one',
    ],
    [
      'a code of two digits',
      replace(TABLE, 'NF-e/NFC-e,100', 'NF-e/NFC-e,10'),
      'content/cstat/cstat.csv:2 | 0.codigo: found "10" | write a code of 3 or 4 digits',
    ],
    [
      'a code with a letter',
      replace(TABLE, 'NF-e/NFC-e,100', 'NF-e/NFC-e,1O0'),
      'content/cstat/cstat.csv:2 | 0.codigo: found "1O0" | write a code of 3 or 4 digits',
    ],
    [
      'no text',
      replace(TABLE, 'Autorizado o uso da NF-e', ''),
      'content/cstat/cstat.csv:2 | 0.x_motivo: found "" | write a text that is not empty',
    ],
    [
      'a text of blanks',
      replace(TABLE, 'Autorizado o uso da NF-e', '   '),
      'content/cstat/cstat.csv:2 | 0.x_motivo: found "   " | write a text that is not empty',
    ],
    [
      'an unknown kind',
      replace(TABLE, 'autorizado,sim', 'autorização,sim'),
      'content/cstat/cstat.csv:2 | 0.tipo: found "autorização" | invalid option: expected one',
    ],
    [
      'principal in English',
      replace(TABLE, 'autorizado,sim', 'autorizado,yes'),
      'content/cstat/cstat.csv:2 | 0.principal: found "yes" | invalid option: expected one',
    ],
    [
      'no main meaning',
      replace(TABLE, 'autorizado,sim', 'autorizado,não'),
      'content/cstat/cstat.csv:2 | nfe/100: no row is the main meaning | mark one of the rows of the',
    ],
    [
      'two main meanings',
      replace(TABLE, 'texto antigo,rejeição,não', 'texto antigo,rejeição,sim'),
      'content/cstat/cstat.csv:4 | nfe/204: two rows are the main meaning | mark the other meanings with',
    ],
    [
      'no category',
      replace(TABLE, 'regra de negócio', ''),
      'content/cstat/cstat.csv:2 | 0.categoria: found "" | write a text that is not empty',
    ],
    [
      'no source',
      replace(TABLE, 'regra de negócio,,Manual', 'regra de negócio,,'),
      'content/cstat/cstat.csv:2 | 0.fonte: found "" | write a text that is not empty',
    ],
    [
      'a short row',
      replace(TABLE, 'NF-e/NFC-e,100,', 'NF-e/NFC-e,'),
      'content/cstat/cstat.csv:2 | row: Invalid Record Length: columns length | give the row every column of',
    ],
    [
      'a long row',
      replace(TABLE, 'Manual antigo,Texto antigo', 'Manual antigo,Texto antigo,nota'),
      'content/cstat/cstat.csv:4 | row: Invalid Record Length: columns length | give the row every column of',
    ],
    [
      'a comma outside quotes',
      replace(TABLE, 'Duplicidade de CT-e', 'Duplicidade, de CT-e'),
      'content/cstat/cstat.csv:5 | row: Invalid Record Length: columns length | give the row every column of',
    ],
    [
      'an open quote',
      replace(TABLE, 'Rejeição: Duplicidade de CT-e', '"Rejeição: Duplicidade de CT-e'),
      'content/cstat/cstat.csv:5 | row: Quote Not Closed: the parsing is | give the row every column of',
    ],
    [
      'a quote in the middle',
      replace(TABLE, 'Duplicidade de CT-e', 'Duplicidade de "CT-e"'),
      'content/cstat/cstat.csv:5 | row: Invalid Opening Quote: a quote is | give the row every column of',
    ],
    [
      'text after a quote',
      replace(TABLE, 'Rejeição: Duplicidade de CT-e', '"Rejeição": Duplicidade de CT-e'),
      'content/cstat/cstat.csv:5 | row: Invalid Closing Quote: got ":" at line | give the row every column of',
    ],
    [
      'an empty line',
      replace(TABLE, 'NF-e/NFC-e,204,Rejeição: texto', '\nNF-e/NFC-e,204,Rejeição: texto'),
      'content/cstat/cstat.csv:4 | row: Invalid Record Length: columns length | give the row every column of',
    ],
  ])('%s', (_, change, expected) => {
    expectFault(() => loadCStats(changeSite(change)), '', expected);
  });
});
