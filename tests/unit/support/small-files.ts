import { checkGlossary, loadGlossary } from '../../../lib/content/glossary.build';
import { loadGuideImages } from '../../../lib/content/guide-images.build';
import { loadGuides } from '../../../lib/content/load-guides.build';
import { loadHome } from '../../../lib/content/load-home.build';
import { loadDiagrams } from '../../../lib/diagrams/load-diagrams.build';
import { loadDocsSidebar } from '../../../lib/navigation/load-sidebar.build';
import { loadSynonyms } from '../../../lib/search/analysis/load-synonyms.build';
import { loadQuestions } from '../../../lib/search/records/load-questions.build';

/** Reads and checks every file of the small site but its table of codes and its API, which take longer. */
export function readFiles(root: string): void {
  const guides = loadGuides(root, 'current');
  const ids = guides.map(({ id }) => id);
  loadGuideImages(root, guides);
  loadDocsSidebar(root, { sectionId: 'default', name: 'current', path: '' }, guides, ['ferramentas/chave']);
  loadHome(root, ids);
  checkGlossary(loadGlossary(root), guides);
  loadDiagrams(root, {});
  loadSynonyms(root);
  loadQuestions(root, new Set(['/docs/a/']));
}
