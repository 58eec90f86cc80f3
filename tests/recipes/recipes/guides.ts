import path from 'node:path';
import { moveGuide, replaceEverywhere, replaceLinks } from '../guide-links';
import { sources, unit } from '../proofs';
import type { Recipe } from '../recipe';

const FOLDER = 'content/docs/current';
const SIDEBARS = `${FOLDER}/sidebars.yaml`;
const QUESTIONS = 'content/search-questions.yaml';
const ALIASES = 'content/aliases.yaml';
/** What may name a guide by its address beside guides and sidebar. */
const ADDRESSES = ['bench/relevance.json', 'tests/questions.md'];

const REPORTS = 'documentacao/guias-de-uso/gerar-relatorios';
const NEW = 'documentacao/guias-de-uso/recebimento/my-guide';
const OLD = `${REPORTS}/relatorio-todas-inutilizacoes`;
const MOVED = 'documentacao/guias-de-uso/emissao-dfes/inutilizacao-dfes/relatorio-do-mes';
const CSC = 'documentacao/guias-de-uso/administracao/gerenciar-csc';
const REMOVED = `${CSC}/consultar-detalhes-csc`;
const INSTEAD = `${CSC}/consultar-cscs-associados`;

const fileOf = (id: string) => `${FOLDER}/${id}.mdx`;

const TEXT = `---
title: Como acompanhar a fila de um modelo
description: Saiba em que posição da fila do fisco a leitura de um modelo está e quando ela continua.
sidebarLabel: Acompanhar a fila
keywords: [posição da fila]
---

A fila de cada modelo é lida em ordem.

## Em que posição a leitura está [#posicao]

A posição é um número que só cresce.
`;

export const addGuide: Recipe = {
  name: 'guide',
  heading: 'Add or change a guide',
  steps: [
    {
      name: 'write the file',
      apply: ({ write }) => write(fileOf(NEW), TEXT),
      leftOut: { proof: sources(), says: /my-guide/ },
    },
    {
      name: 'list it in the sidebar',
      apply: ({ edit }) =>
        edit(SIDEBARS, '      - label: Gerar relatórios\n', `          - ${NEW}\n      - label: Gerar relatórios\n`),
      leftOut: { proof: sources(), says: /my-guide\.mdx is in no sidebar/ },
    },
    {
      name: 'name an operation',
      apply: ({ read, write, list }) => {
        const file = fileOf(NEW);
        const before = list(FOLDER).includes(file) ? read(file) : '';
        write(file, `${before}\nConsulte-a com <Operation id="ultimoNsuUsingGET" />.\n`);
      },
      leftOut: { proof: unit('pages/coverage.test.ts'), says: /my-guide/ },
    },
  ],
  built: ['', 'pt-BR/'].map((prefix) => ({
    file: `${prefix}docs/${NEW}/index.html`,
    holds: 'Como acompanhar a fila de um modelo',
  })),
};

export const moveAGuide: Recipe = {
  name: 'moved guide',
  heading: 'Move or rename a guide',
  steps: [
    {
      name: 'move the file',
      apply: (project) => moveGuide(project, fileOf(OLD), fileOf(MOVED)),
      leftOut: { proof: sources(), says: /relatorio-do-mes/ },
    },
    {
      name: 'say which id it had',
      apply: ({ list, edit }) => {
        if (!list(FOLDER).includes(fileOf(MOVED))) return;
        edit(fileOf(MOVED), 'sidebarLabel:', `movedFrom: [${OLD}]\nsidebarLabel:`);
      },
      leftOut: { proof: unit('pages/site-pages.test.ts'), says: /relatorio-todas-inutilizacoes/ },
    },
    {
      name: 'change its id in the sidebar',
      apply: ({ edit }) => edit(SIDEBARS, `- ${OLD}\n`, `- ${MOVED}\n`),
      leftOut: { proof: sources(), says: /relatorio-todas-inutilizacoes: no guide has this id/ },
    },
    {
      name: 'change the links of other guides',
      apply: (project) =>
        replaceLinks(project, fileOf(OLD), ({ text, hash, folder }) => {
          return `[${text}](${path.posix.relative(folder, fileOf(MOVED))}${hash})`;
        }),
      leftOut: { proof: unit('content/guide-links.test.ts'), says: /\.mdx:\d+ .*relatorio-todas-inutilizacoes/ },
    },
    {
      name: 'change its address in the questions of search',
      apply: (project) => replaceEverywhere(project, QUESTIONS, `/docs/${OLD}/`, `/docs/${MOVED}/`),
      leftOut: { proof: sources(), says: /search-questions\.yaml:\d+[\s\S]*search has no such page or section/ },
    },
    {
      name: 'change its address in the queries that measure search',
      apply: (project) => {
        for (const file of ADDRESSES) replaceEverywhere(project, file, `/docs/${OLD}/`, `/docs/${MOVED}/`);
      },
      leftOut: { proof: unit('search/ranking/relevance-targets.test.ts'), says: /relatorio-todas-inutilizacoes/ },
    },
  ],
  built: [
    { file: `docs/${MOVED}/index.html`, holds: 'Relatório de todas as inutilizações' },
    { file: `pt-BR/docs/${OLD}/index.html`, holds: `0;url=/pt-BR/docs/${MOVED}/` },
  ],
};

export const removeGuide: Recipe = {
  name: 'removed guide',
  heading: 'Remove a guide',
  steps: [
    {
      name: 'delete the file',
      apply: ({ remove }) => remove(fileOf(REMOVED)),
      leftOut: { proof: sources(), says: /consultar-detalhes-csc\.mdx is in no sidebar/ },
    },
    {
      name: 'say what answers instead',
      apply: ({ read, write }) =>
        write(ALIASES, `${read(ALIASES)}/docs/${REMOVED}/: /docs/${INSTEAD}/#passo-a-passo\n`),
      leftOut: { proof: unit('pages/site-pages.test.ts'), says: /consultar-detalhes-csc/ },
    },
    {
      name: 'take its id out of the sidebar',
      apply: ({ edit }) => edit(SIDEBARS, `              - ${REMOVED}\n`, ''),
      leftOut: { proof: sources(), says: /consultar-detalhes-csc: no guide has this id/ },
    },
    {
      name: 'take out the links of other guides',
      apply: (project) => replaceLinks(project, fileOf(REMOVED), ({ text }) => text),
      leftOut: { proof: unit('content/guide-links.test.ts'), says: /\.mdx:\d+ .*consultar-detalhes-csc/ },
    },
    {
      name: 'take it out of the questions of search',
      apply: (project) =>
        replaceEverywhere(project, QUESTIONS, new RegExp(`^/docs/${REMOVED}/.*:\\n(  - .*\\n)+`, 'gm'), ''),
      leftOut: { proof: sources(), says: /search-questions\.yaml:\d+[\s\S]*search has no such page or section/ },
    },
    {
      name: 'name the page that answers instead',
      apply: (project) => {
        const old = new RegExp(`/docs/${REMOVED}/(#[\\w-]+)?`, 'g');
        for (const file of ADDRESSES) replaceEverywhere(project, file, old, `/docs/${INSTEAD}/`);
      },
      leftOut: { proof: unit('search/ranking/relevance-targets.test.ts'), says: /consultar-detalhes-csc/ },
    },
  ],
  built: ['', 'pt-BR/'].map((prefix) => ({
    file: `${prefix}docs/${REMOVED}/index.html`,
    holds: `0;url=/${prefix}docs/${INSTEAD}/#passo-a-passo`,
  })),
};
