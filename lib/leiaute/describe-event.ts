import type { Messages } from '../i18n/messages';
import { fillMessage } from '../i18n/messages';
import { type LayoutNode, listNodes } from './layout';

type Sent = { readonly tpEvento: string; readonly tipo: string | undefined; readonly takesDetail: boolean };

/** How an event is sent through the API, and where its fields go. */
export function describeSending(event: Sent, content: LayoutNode, texts: Messages['event']): string {
  const { tpEvento: code, tipo } = event;
  if (tipo === undefined) return texts.notSent;
  if (event.takesDetail) return fillMessage(tipo === 'outro' ? texts.inDetailOfOther : texts.inDetail, { tipo, code });
  const hasOwnFields = listNodes(content).some(({ apiField }) => apiField !== undefined);
  return fillMessage(hasOwnFields ? texts.inOwnFields : texts.nothingToFill, { tipo });
}

/** The `tipo` of the request that sends an event, as the list names it. */
export function describeTipo(tipo: string | undefined, texts: Messages['event']): string {
  return tipo === undefined ? texts.noTipo : fillMessage(texts.tipo, { tipo: `\`${tipo}\`` });
}
