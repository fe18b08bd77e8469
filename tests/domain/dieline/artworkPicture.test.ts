import { expect, it } from 'vitest'
import { artworkPicture } from '#domain/dieline'
import { plainDrawing } from './drawings.ts'

it('without an image, shows the areas that can be printed', () => {
  const svg = artworkPicture(plainDrawing())
  expect([...svg.matchAll(/Print area (\w+)/gu)].map(([, name]) => name)).toEqual(['P1', 'P2', 'P3', 'P4'])
  expect(svg).toContain('<rect x="28" y="151" width="304" height="258"')
})

it('with an image, lays the drawing over it', () => {
  const svg = artworkPicture(plainDrawing(), 'data:image/png;base64,AA=="><script>')
  expect(svg).toContain(
    '<image href="data:image/png;base64,AA==&quot;&gt;&lt;script&gt;" x="0" y="0" width="1441" height="560"',
  )
  expect(svg.indexOf('<image')).toBeLessThan(svg.indexOf('id="CUT"'))
})
