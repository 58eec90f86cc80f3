'use client';
// The modal and the page share nearly all their code, and come as one file.
export { SearchModal } from './modal/search-modal.client';
export { SearchPage } from './page/search-page.client';
