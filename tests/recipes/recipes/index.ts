import type { Recipe } from '../recipe';
import { addExample, addOperation, breakApi } from './api';
import { addDocument, addStatusCode } from './codes';
import { addComponent } from './component';
import { addGuide, moveAGuide, removeGuide } from './guides';
import { addDocumentRecipe, readPackage } from './layouts';
import { addDeadline, addNote, updateClassTribs } from './rules';
import { addSampleLanguage } from './sample-language';
import { addSection } from './section';
import { addLocale, addText } from './texts';
import { addTool } from './tool';
import { addVersion } from './version';
import { addWebhook } from './webhook';

/** In an order in which all can be followed one after the other: what copies comes after what is copied. */
export const RECIPES: readonly Recipe[] = [
  addGuide,
  moveAGuide,
  removeGuide,
  addOperation,
  addExample,
  breakApi,
  addWebhook,
  addStatusCode,
  addDocument,
  addNote,
  addDeadline,
  updateClassTribs,
  readPackage,
  addDocumentRecipe,
  addText,
  addComponent,
  addTool,
  addSampleLanguage,
  addLocale,
  addSection,
  addVersion,
];
