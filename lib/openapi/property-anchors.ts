/**
 * The ids of parameters, properties and answers on an operation's page. They come from places in the description, never
 * from texts, so that links to them survive rewording: `corpo.destinatario.cnpj`, `resposta-200.itens.item.chave`.
 */

/** Of the request's body, and the start of the ids of its properties. */
export const BODY_ANCHOR = 'corpo';

/** Of a parameter: `parametro.query.pagina`. */
export const toParameterAnchor = (place: string, name: string): string => `parametro.${place}.${name}`;

/** Of an answer, and the start of the ids of its properties. */
export const toResponseAnchor = (status: string): string => `resposta-${status}`;

/** Whether an id is of a property that only comes back. */
export const isResponseAnchor = (anchor: string): boolean => anchor.startsWith('resposta-');

/** Of a property inside something. */
export const toPropertyAnchor = (parent: string, name: string): string => `${parent}.${name}`;

/** Of the entries of a list. */
export const toItemAnchor = (parent: string): string => `${parent}.item`;

/** Of the values under names that the sender chooses. */
export const toAnyPropertyAnchor = (parent: string): string => `${parent}.*`;

/** Of one of several alternatives, counted from 0. */
export const toAlternativeAnchor = (parent: string, index: number): string => `${parent}.opcao-${index + 1}`;
