import fc from 'fast-check'

/** The text that a browser would show for HTML without tags. */
export const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

/** Text that is close to templates, markup and addresses. */
export const anyTypedText = fc
  .array(
    fc.constantFrom(
      ...['{{', '}}', '{', '}', 'a', ' ', 'option.X', '\n', '\n\n', '\r\n', '&amp;', '<b>', '<script>'],
      ...['"', "'", '>', 'https://a.example/', 'http://', 'javascript:', '.', ')', ' onclick=', '?x=1&y=2'],
    ),
  )
  .map(parts => parts.join(''))
