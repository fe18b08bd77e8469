const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Nothing but characters that stand for themselves. */
const isSafe = /^[\t\n !#-%(-;=?-\uffff]*$/

/**
 * Text made safe for the content and the quoted attributes of XML and HTML; control characters, which XML forbids,
 * are left out.
 */
export function escapeXml(text: string): string {
  if (isSafe.test(text)) return text
  return [...text]
    .filter(character => character >= ' ' || character === '\t' || character === '\n')
    .map(character => entities[character] ?? character)
    .join('')
}
