import type { BrowserContext, Route } from '@playwright/test';
import { buildDocuments } from '../../../lib/search/typesense/build-documents';
import { buildCollectionSchema } from '../../../lib/search/typesense/collection-schema';
import { answerRequest } from '../../typesense/server/answer-request';
import { createServerState } from '../../typesense/server/state';
import { createRecord } from '../../typesense/support/sample-records';

/** What a node does with a request. */
export type NodeFault = 'refuses' | 'is silent' | 'answers nonsense' | 401 | 404 | 503;

/** The nodes of the fixture site "services", as a reader's browser meets them. */
export class HostedService {
  /** Searches that arrived, in order, with the node that got them. */
  readonly searches: { readonly node: string; readonly q: string; readonly filter: string }[] = [];
  readonly #faults = new Map<string, NodeFault>();
  readonly #state = createServerState();

  /** Makes the collection: pages of the fixture site, with titles that the local index does not have. */
  constructor() {
    const send = (url: string, body: string) => {
      const { status, body: answer } = answerRequest(this.#state, {
        method: 'POST',
        url,
        key: this.#state.adminKey,
        body,
      });
      if (status >= 400) throw new Error(answer);
    };
    const schema = buildCollectionSchema('docs', 'pt', { source: 'test', content_hash: '' }, []);
    send('/collections', JSON.stringify(schema));
    const records = [
      createRecord('/docs/documentacao/envio/', 'Envio, do serviço', 'Como enviar um documento.'),
      createRecord('/docs/documentacao/envio/#o-envio', 'Envio, do serviço', 'Duplicidade de documento.', {
        'hierarchy.lvl2': 'Duplicidade, do serviço',
        item_priority: 80,
      }),
    ];
    const documents = buildDocuments(records, ['en', 'pt-BR'], (locale, path) =>
      locale === 'en' ? `https://docs.exemplo.com.br${path}` : `https://docs.exemplo.com.br/${locale}${path}`,
    );
    send('/collections/docs/documents/import', documents.map((document) => JSON.stringify(document)).join('\n'));
  }

  /** Makes every node, or one of them, fail from now on; undefined makes it well again. */
  fail(fault: NodeFault | undefined, nodes: readonly string[] = ['busca-1', 'busca-2']): void {
    for (const node of nodes) {
      if (fault === undefined) this.#faults.delete(node);
      else this.#faults.set(node, fault);
    }
  }

  /** Answers for the nodes in a browser. */
  async listen(context: BrowserContext): Promise<void> {
    await context.route(/^https:\/\/busca-[12]\.exemplo\.com\.br[:/]/, (route) => this.#answer(route));
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const node = new URL(request.url()).hostname.split('.')[0] ?? '';
    const body = request.postData() ?? '';
    for (const { q, filter_by: filter } of JSON.parse(body).searches) this.searches.push({ node, q, filter });
    const headers = { 'access-control-allow-origin': '*' };
    const fault = this.#faults.get(node);
    if (fault === 'refuses') return route.abort('connectionrefused');
    // Left open: the page gives up by itself.
    if (fault === 'is silent') return;
    if (fault === 'answers nonsense') return route.fulfill({ headers, body: '<html>Bem-vindo</html>' });
    if (fault !== undefined) return route.fulfill({ status: fault, headers, json: { message: 'Not available' } });
    const answer = answerRequest(this.#state, { method: request.method(), url: request.url(), key: undefined, body });
    return route.fulfill({ status: answer.status, headers, contentType: answer.contentType, body: answer.body });
  }
}
