import type { Recipe } from '../recipe';
import { addExample, addOperation } from './api';
import { addDocument, addStatusCode } from './codes';
import { addComponent } from './component';
import { addGuide, moveAGuide, removeGuide } from './guides';
import { addDocumentRecipe, describeField } from './layouts';
import { addDeadline, addNote, updateClassTribs } from './rules';
import { addSampleLanguage } from './sample-language';
import { addLocale, addText } from './texts';
import { addVersion } from './version';

/** In an order in which all can be followed one after the other: what copies comes after what is copied. */
export const RECIPES: readonly Recipe[] = [
  addGuide,
  moveAGuide,
  removeGuide,
  addOperation,
  addExample,
  addStatusCode,
  addDocument,
  addNote,
  addDeadline,
  updateClassTribs,
  describeField,
  addDocumentRecipe,
  addText,
  addComponent,
  addSampleLanguage,
  addLocale,
  addVersion,
];
