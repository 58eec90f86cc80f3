'use client';
// In place of the whole document, where bar, footer or what holds them together failed.
import { CrashedDocument } from '@/components/shell/crashed-document.client';

export default CrashedDocument;
