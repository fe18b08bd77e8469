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

/** The mark of the product, a box drawn from its creases. */
export const mark = `<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
<path d="M4 11 16 5l12 6v11l-12 6-12-6z"/><path d="m4 11 12 6 12-6M16 17v11"/><path d="m10 8 12 6v5"/>
</svg>`
