/** In the shadow that a picture stands in, its frame is what the page's own elements are outside. */
const framed = (rule: string): string => rule.replace(/^(?:html|body|:root)(?= ?\{)/, ':host')

/** The rules that the application has written into the page so far. */
export const stylesOf = (page: Document): string =>
  [...page.styleSheets]
    .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => framed(cssText))
    .join('\n')
