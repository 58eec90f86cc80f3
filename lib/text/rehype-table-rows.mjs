// Plain JavaScript, because the MDX compiler loads it without a TypeScript step.
import { toString as readText } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';

/** @typedef {import('hast').Element} Element */

/** Tables with more columns show a drawing, such as digit by digit; they scroll. */
const MOST_COLUMNS = 6;

/**
 * Puts tables into a box that scrolls, and prepares them for narrow windows, where the style sheet shows each row as a
 * block: the first cell becomes the row's heading, the others get their column's name. Roles are written out, because
 * browsers take them from what is not laid out as a table.
 */
export default function rehypeTableRows() {
  /** @param {import('hast').Root} tree */
  return (tree) => {
    visit(tree, 'element', (table, index, parent) => {
      if (table.tagName !== 'table' || index === undefined || !parent) return undefined;
      const columns = listAll(table, 'thead')
        .flatMap((head) => listAll(head, 'th'))
        .map((cell) => readText(cell));
      if (columns.length >= 2 && columns.length <= MOST_COLUMNS) markRows(table, columns);
      /** @type {Element} */
      const box = {
        type: 'element',
        tagName: 'div',
        properties: { className: ['table-scroll'], tabIndex: 0 },
        children: [table],
      };
      parent.children.splice(index, 1, box);
      return [SKIP, index + 1];
    });
  };
}

/**
 * @param {Element} table
 * @param {readonly string[]} columns their names
 */
function markRows(table, columns) {
  table.properties = { ...table.properties, role: 'table', dataRows: '' };
  for (const part of [...listAll(table, 'thead'), ...listAll(table, 'tbody')]) {
    part.properties.role = 'rowgroup';
    for (const row of listAll(part, 'tr')) {
      row.properties.role = 'row';
      for (const cell of listAll(row, 'th')) cell.properties.role = 'columnheader';
      for (const [column, cell] of listAll(row, 'td').entries()) markCell(cell, column, columns);
    }
  }
}

/**
 * @param {Element} cell
 * @param {number} column
 * @param {readonly string[]} columns
 */
function markCell(cell, column, columns) {
  if (column === 0 && readText(cell) !== '') {
    cell.tagName = 'th';
    Object.assign(cell.properties, { role: 'rowheader', scope: 'row' });
    return;
  }
  Object.assign(cell.properties, { role: 'cell', dataLabel: columns[column] });
}

/**
 * @param {Element} root
 * @param {string} tagName
 * @returns {Element[]} the elements of that name inside, in their order
 */
function listAll(root, tagName) {
  /** @type {Element[]} */
  const found = [];
  visit(root, 'element', (element) => {
    if (element.tagName === tagName) found.push(element);
  });
  return found;
}
