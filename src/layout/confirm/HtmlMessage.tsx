import DOMPurify from 'dompurify'
import { useMemo } from 'react'

/** A message's HTML, with everything that could run or submit taken out. */
export default function HtmlMessage({ html }: { readonly html: string }) {
  const clean = useMemo(
    () => DOMPurify.sanitize(html, { USE_PROFILES: { html: true }, FORBID_TAGS: ['form', 'input', 'style'] }),
    [html],
  )
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the line above
  return <div dangerouslySetInnerHTML={{ __html: clean }} />
}
