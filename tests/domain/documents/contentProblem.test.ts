import { describe, expect, it } from 'vitest'
import { contentProblem, fileKinds, fileNameProblem, likelyType, sameFileName } from '#domain/documents'

const bytes = (text: string): Uint8Array => Uint8Array.from(text, character => character.charCodeAt(0))

/** How a real file of each kind begins. */
const beginnings: Readonly<Record<string, string>> = {
  pdf: '%PDF-1.7\n%\xe2\xe3\xcf\xd3',
  eps: '%!PS-Adobe-3.0 EPSF-3.0\n',
  ai: '%PDF-1.6\n%AI',
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  jpg: '\xff\xd8\xff\xe0\0\x10JFIF',
  jpeg: '\xff\xd8\xff\xe1Exif',
  gif: 'GIF89a\x01\0',
  webp: 'RIFF\x24\0\0\0WEBPVP8 ',
  svg: '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- made -->\n<svg xmlns="http://www.w3.org/2000/svg">',
  tif: 'II*\0\x08\0',
  tiff: 'MM\0*\0\0',
  dxf: '999\nDXFRW\n  0\nSECTION\n',
  dwg: 'AC1032\0\0',
  cf2: '$BOF\nV2\nORDER\n',
  ard: '\x01\0ArtiosCAD\0',
  mfg: '\x02\0ArtiosCAD\0',
  docx: 'PK\x03\x04\x14\0',
  xlsx: 'PK\x03\x04\x14\0',
  csv: 'code,quantity\nA,1\n',
  txt: 'Deliver to dock 4',
  xml: '<?xml version="1.0"?><order/>',
  msg: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  eml: 'From: a@b.example\r\nSubject: Artwork\r\n',
  zip: 'PK\x03\x04',
}

describe('contentProblem', () => {
  it.each(Object.keys(fileKinds))('a real %s file is taken', extension => {
    expect(beginnings).toHaveProperty(extension)
    expect(contentProblem(`A.${extension}`, bytes(beginnings[extension] ?? ''))).toBe('')
  })

  it.each(Object.keys(fileKinds))('a program that is called %s is not', extension => {
    expect(contentProblem(`A.${extension}`, bytes('MZ\x90\0'))).toContain('its content is a program')
  })

  it.each(['svg', 'xml', 'txt', 'csv', 'eml'])('a web page that is called %s is not', extension => {
    const page = bytes('<!DOCTYPE html><html><script>alert(1)</script></html>')
    expect(contentProblem(`A.${extension}`, page)).toContain('its content is a web page')
  })

  it('says what the content is', () => {
    expect(contentProblem('Art.pdf', bytes('\x89PNG\r\n\x1a\n'))).toBe(
      'Art.pdf is called a PDF, but its content is a PNG picture.',
    )
    expect(contentProblem('Art.pdf', bytes(''))).toBe('Art.pdf is empty.')
  })
})

describe('fileNameProblem', () => {
  it.each(['Artwork.pdf', 'Kāpiti 12×330.PDF', 'a.b.c.dxf', `${'x'.repeat(116)}.pdf`])(
    '%s is taken',
    name => {
      expect(fileNameProblem(name)).toBe('')
    },
  )

  it.each([
    ['', 'has no name'],
    ['Art/work.pdf', 'has characters'],
    ['Art\u202efdp.pdf', 'has characters'],
    [' Art.pdf', 'must not begin'],
    ['LPT1.pdf', 'Windows'],
    [`${'x'.repeat(117)}.pdf`, `${'x'.repeat(117)}.pdf has a name of 121 characters; at most 120 are taken.`],
    ['Art', 'of a kind that is not taken'],
    ['.pdf', 'of a kind that is not taken'],
    ['Art.exe', 'of a kind that is not taken'],
    ['Art.constructor', 'of a kind that is not taken'],
  ])('%j is not', (name, because) => {
    expect(fileNameProblem(name)).toContain(because)
  })
})

it('names are the same in small letters as in capitals, however an accent is written', () => {
  expect(sameFileName('KĀPITI.pdf', 'ka\u0304piti.PDF')).toBe(true)
  expect(sameFileName('A1.pdf', 'A2.pdf')).toBe(false)
})

it('a file is most likely what its kind is used for', () => {
  expect(['A.eps', 'A.DXF', 'A.msg', 'A.pdf'].map(likelyType)).toEqual([
    '1UPARTDESIGN',
    'DRAWING',
    'CUSTOMER',
    'OTHER',
  ])
})
