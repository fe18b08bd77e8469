/** In the shadow that a picture stands in, its frame is what the page's own elements are outside. */
const framed = (rule: string): string => rule.replace(/^(?:html|body|:root)(?= ?\{)/, ':host')

const isFont = (rule: string): boolean => rule.startsWith('@font-face')

/** The rules that the application has written into the page so far; fonts are the page's own, wherever they are used. */
export const stylesOf = (page: Document): string =>
  [...page.styleSheets]
    .filter(({ ownerNode }) => ownerNode instanceof HTMLStyleElement)
    .flatMap(({ cssRules }) => [...cssRules])
    .filter(({ cssText }) => !isFont(cssText))
    .map(({ cssText }) => framed(cssText))
    .join('\n')
