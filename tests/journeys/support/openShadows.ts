/**
 * Runs in a page before its scripts: every shadow is open, so that a test finds what a picture of an earlier visit shows
 * (`src/lastSeen/picture`). A text: a page knows nothing of what compiles functions here.
 */
export const openShadows = `
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) { return attach.call(this, { ...init, mode: 'open' }) }`
