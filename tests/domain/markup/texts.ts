import fc from 'fast-check'

/** Texts as people and machines write them: plain, accented, signs that formats use, other scripts, control characters. */
export const anyText = fc.string({
  unit: fc.constantFrom(...'aZ09 ._-~/\\()[]<>&"\'%;#éßĀ漢📦\u0301\u0000\u001b\u007f\t\r\n'),
})
