const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Text made safe for the content and the quoted attributes of XML and HTML; control characters, which XML forbids,
 * are left out.
 */
export function escapeXml(text: string): string {
  return [...text]
    .filter(character => character >= ' ' || character === '\t' || character === '\n')
    .map(character => entities[character] ?? character)
    .join('')
}
