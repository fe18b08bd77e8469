import { escapeXml } from '#domain/markup'
import { mark, page } from './page.ts'

interface MessagePage {
  title: string
  sentence: string
  /** Where the way out leads. */
  home: string
  nonce: string
}

/** A page that says one thing and leads back to the application. */
export function messagePage({ title, sentence, home, nonce }: MessagePage): string {
  const body = `<main class="narrow"><div class="sheet">
<header>${mark}<h1>${escapeXml(title)}</h1></header>
<p>${escapeXml(sentence)}</p>
<a class="main-button" href="${escapeXml(home)}">Go to Boxwright</a>
</div></main>`
  return page({ title, body, nonce })
}
