'use client';
// The modal and the page share nearly all their code, and come as one file.
export { SearchModal } from './search-modal.client';
export { SearchPage } from './search-page.client';
