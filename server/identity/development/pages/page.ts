import { escapeXml } from '#domain/markup'
import { styles } from './styles.ts'

interface Page {
  title: string
  /** HTML, already safe. */
  body: string
  /** Allows the inline style and script of this one answer. */
  nonce: string
  script?: string
}

/** A whole HTML document without anything from outside. */
export function page({ title, body, nonce, script }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeXml(title)} · Boxwright</title>
<link rel="icon" href="data:,">
<style nonce="${nonce}">${styles}</style>
</head>
<body>
${body}
${script ? `<script nonce="${nonce}">${script}</script>` : ''}
</body>
</html>
`
}

/** The mark of the pages: a piece of corrugated board, two liners and the flute between them. */
export const mark = `<svg class="mark" viewBox="0 0 48 32" aria-hidden="true" focusable="false">
<path d="M2 6h44M2 26h44"/><path class="flute" d="M2 24c5.5 0 5.5-16 11-16s5.5 16 11 16 5.5-16 11-16 5.5 16 11 16"/>
</svg>`
