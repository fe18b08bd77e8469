import type { Content } from './fileKinds.ts'

/** So many bytes from its beginning say what a file is. */
export const headLength = 4096

const startsWith = (head: Uint8Array, ...bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => head[at] === byte)

/** The bytes as characters, one each: enough to find what is written in Latin letters. */
const lettersOf = (bytes: Uint8Array): string => Array.from(bytes, byte => String.fromCharCode(byte)).join('')

const tests: readonly (readonly [Content, (head: Uint8Array, letters: string) => boolean])[] = [
  // Readers of PDF take what stands before its mark for nothing, up to a thousand bytes of it.
  ['pdf', (_, letters) => letters.slice(0, 1024).includes('%PDF-')],
  ['postscript', (head, letters) => letters.startsWith('%!PS') || startsWith(head, 0xc5, 0xd0, 0xd3, 0xc6)],
  ['png', head => startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['jpeg', head => startsWith(head, 0xff, 0xd8, 0xff)],
  ['gif', (_, letters) => /^GIF8[79]a/.test(letters)],
  ['webp', (_, letters) => letters.startsWith('RIFF') && letters.slice(8, 12) === 'WEBP'],
  ['tiff', head => startsWith(head, 0x49, 0x49, 0x2a, 0) || startsWith(head, 0x4d, 0x4d, 0, 0x2a)],
  ['dwg', (_, letters) => /^AC10\d\d/.test(letters)],
  ['zip', head => startsWith(head, 0x50, 0x4b, 3, 4) || startsWith(head, 0x50, 0x4b, 5, 6)],
  ['office', head => startsWith(head, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
  // Windows and Linux programs, Mach-O, scripts with an interpreter.
  [
    'program',
    (head, letters) =>
      letters.startsWith('MZ') ||
      letters.startsWith('#!') ||
      startsWith(head, 0x7f, 0x45, 0x4c, 0x46) ||
      startsWith(head, 0xcf, 0xfa, 0xed, 0xfe) ||
      startsWith(head, 0xca, 0xfe, 0xba, 0xbe),
  ],
  // A byte order mark may stand before it.
  ['markup', (_, letters) => /^(?:\xef\xbb\xbf)?\s*<[!?a-z]/i.test(letters)],
  ['text', head => !head.includes(0)],
]

/** What a file is by its first bytes, whatever it is called: give it {@link headLength} of them. */
export function contentOf(head: Uint8Array): Content {
  const letters = lettersOf(head.subarray(0, headLength))
  return tests.find(([, test]) => test(head, letters))?.[0] ?? 'other'
}

/** Whether markup is a drawing: it has an `svg` element and is no page of the web. */
export const isDrawing = (head: Uint8Array): boolean => {
  const letters = lettersOf(head.subarray(0, headLength))
  return /<svg[\s>]/i.test(letters) && !/<html[\s>]/i.test(letters)
}

/** Whether markup is a page of the web. */
export const isWebPage = (head: Uint8Array): boolean =>
  /<(?:!doctype\s+html|html|head|body|script)[\s>]/i.test(lettersOf(head.subarray(0, headLength)))
