'use client';
// The two ways into the knowledge base stand on one page and come as one file.
export { PasteAnswer } from '../tools/paste-answer.client';
export { CStatLookup } from './cstat-lookup.client';
